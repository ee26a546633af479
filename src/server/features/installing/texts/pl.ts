import type { AppTexts } from './app-texts.ts'

export const pl: AppTexts = {
  neutralName: 'Notatki',
  offline: {
    title: 'Nie masz połączenia',
    text: 'Ta strona nie była tu jeszcze otwierana. Pojawi się, gdy połączenie wróci.',
    retry: 'Spróbuj ponownie',
  },
  shortcuts: { members: 'Szukaj profili', chats: 'Wiadomości', likes: 'Polubienia' },
}
