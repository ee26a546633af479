import type { AppTexts } from './app-texts.ts'

export const nl: AppTexts = {
  neutralName: 'Notities',
  offline: {
    title: 'Je bent offline',
    text: 'Deze pagina heb je hier nog niet eerder geopend. Zodra je weer verbinding hebt, is ze er.',
    retry: 'Opnieuw proberen',
  },
  shortcuts: { members: 'Leden zoeken', chats: 'Berichten', likes: 'Likes' },
}
