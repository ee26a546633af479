import type { PushTexts } from './push-texts.ts'

export const nb: PushTexts = {
  message: 'Du har en ny melding',
  like: 'Du har en ny like',
  match: 'Det er gjensidig',
  named: { like: '{who} liker deg', match: 'Du og {who} liker hverandre' },
  photo: 'Sendte deg et bilde',
  gift: 'Sendte deg en gave',
  discreet: { title: 'Notater', body: 'Det er noe nytt' },
}
