import type { PushTexts } from './push-texts.ts'

export const da: PushTexts = {
  message: 'Du har en ny besked',
  like: 'Du har et nyt like',
  match: 'Det er gensidigt',
  named: { like: '{who} kan lide dig', match: 'Du og {who} kan lide hinanden' },
  photo: 'Har sendt dig et foto',
  gift: 'Har sendt dig en gave',
  discreet: { title: 'Noter', body: 'Der er noget nyt' },
}
