import type { PushTexts } from './push-texts.ts'

export const en: PushTexts = {
  message: 'You have a new message',
  like: 'You have a new like',
  match: 'It is mutual',
  named: { like: '{who} likes you', match: 'You and {who} like each other' },
  photo: 'Sent you a photo',
  gift: 'Sent you a gift',
  discreet: { title: 'Notes', body: 'There is something new' },
}
