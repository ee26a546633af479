import type { PushTexts } from './push-texts.ts'

export const pl: PushTexts = {
  message: 'Masz nową wiadomość',
  like: 'Masz nowe polubienie',
  match: 'To odwzajemnione',
  named: { like: '{who} cię lubi', match: 'Ty i {who} podobacie się sobie' },
  photo: 'Masz nowe zdjęcie',
  gift: 'Masz nowy prezent',
  discreet: { title: 'Notatki', body: 'Jest coś nowego' },
}
