import type { AppTexts } from './app-texts.ts'

export const fr: AppTexts = {
  neutralName: 'Notes',
  offline: {
    title: 'Tu es hors ligne',
    text: 'Tu n’as pas encore ouvert cette page ici. Elle sera là dès que tu auras de nouveau une connexion.',
    retry: 'Réessayer',
  },
  shortcuts: { members: 'Voir les profils', chats: 'Messages', likes: 'Likes' },
}
