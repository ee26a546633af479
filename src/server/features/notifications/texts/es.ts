import type { PushTexts } from './push-texts.ts'

export const es: PushTexts = {
  message: 'Tienes un mensaje nuevo',
  like: 'Tienes un nuevo «me gusta»',
  match: 'Es mutuo',
  named: { like: 'Le gustas a {who}', match: '{who} y tú os gustáis' },
  photo: 'Te ha enviado una foto',
  gift: 'Te ha enviado un regalo',
  discreet: { title: 'Notas', body: 'Hay algo nuevo' },
}
