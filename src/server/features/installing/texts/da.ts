import type { AppTexts } from './app-texts.ts'

export const da: AppTexts = {
  neutralName: 'Noter',
  offline: {
    title: 'Du er offline',
    text: 'Du har ikke åbnet denne side her før. Den er der, så snart du har forbindelse igen.',
    retry: 'Prøv igen',
  },
  shortcuts: { members: 'Søg medlemmer', chats: 'Beskeder', likes: 'Likes' },
}
