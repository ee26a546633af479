import type { AppTexts } from './app-texts.ts'

export const nb: AppTexts = {
  neutralName: 'Notater',
  offline: {
    title: 'Du er frakoblet',
    text: 'Du har ikke åpnet denne siden her før. Den er der så snart du har forbindelse igjen.',
    retry: 'Prøv igjen',
  },
  shortcuts: { members: 'Søk medlemmer', chats: 'Meldinger', likes: 'Likes' },
}
