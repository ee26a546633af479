import type { AppTexts } from './app-texts.ts'

export const en: AppTexts = {
  neutralName: 'Notes',
  offline: {
    title: 'You are offline',
    text: 'You have not opened this page here before. It will be there as soon as you are connected again.',
    retry: 'Try again',
  },
  shortcuts: { members: 'Search members', chats: 'Messages', likes: 'Likes' },
}
