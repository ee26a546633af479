import type { AppTexts } from './app-texts.ts'

export const de: AppTexts = {
  neutralName: 'Notizen',
  offline: {
    title: 'Du bist offline',
    text: 'Diese Seite hast du hier noch nicht geöffnet. Sie ist da, sobald du wieder verbunden bist.',
    retry: 'Noch einmal versuchen',
  },
  shortcuts: { members: 'Profile suchen', chats: 'Nachrichten', likes: 'Likes' },
}
