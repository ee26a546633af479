import type { PushTexts } from './push-texts.ts'

export const fr: PushTexts = {
  message: 'Tu as un nouveau message',
  like: 'Tu as un nouveau like',
  match: 'C’est réciproque',
  named: { like: 'Tu plais à {who}', match: '{who} et toi, vous vous plaisez' },
  photo: 'T’a envoyé une photo',
  gift: 'T’a envoyé un cadeau',
  discreet: { title: 'Notes', body: 'Il y a du nouveau' },
}
