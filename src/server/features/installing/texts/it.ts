import type { AppTexts } from './app-texts.ts'

export const it: AppTexts = {
  neutralName: 'Note',
  offline: {
    title: 'Sei offline',
    text: 'Non hai ancora aperto questa pagina qui. Ci sarà appena torna la connessione.',
    retry: 'Riprova',
  },
  shortcuts: { members: 'Cerca profili', chats: 'Messaggi', likes: 'Like' },
}
