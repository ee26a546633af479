import type { PushTexts } from './push-texts.ts'

export const nl: PushTexts = {
  message: 'Je hebt een nieuw bericht',
  like: 'Je hebt een nieuwe like',
  match: 'Het is wederzijds',
  named: { like: '{who} vindt je leuk', match: '{who} en jij vinden elkaar leuk' },
  photo: 'Stuurde je een foto',
  gift: 'Stuurde je een cadeautje',
  discreet: { title: 'Notities', body: 'Er is iets nieuws' },
}
