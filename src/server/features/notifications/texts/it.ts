import type { PushTexts } from './push-texts.ts'

export const it: PushTexts = {
  message: 'Hai un nuovo messaggio',
  like: 'Hai un nuovo like',
  match: 'È reciproco',
  named: { like: 'Piaci a {who}', match: 'Tu e {who} vi piacete' },
  photo: 'Ti ha mandato una foto',
  gift: 'Ti ha mandato un regalo',
  discreet: { title: 'Note', body: 'C’è qualcosa di nuovo' },
}
