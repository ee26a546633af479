import type { AppTexts } from './app-texts.ts'

export const sv: AppTexts = {
  neutralName: 'Anteckningar',
  offline: {
    title: 'Du är offline',
    text: 'Du har inte öppnat den här sidan här förut. Den finns så snart du har anslutning igen.',
    retry: 'Försök igen',
  },
  shortcuts: { members: 'Sök medlemmar', chats: 'Meddelanden', likes: 'Likes' },
}
