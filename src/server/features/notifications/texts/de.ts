import type { PushTexts } from './push-texts.ts'

export const de: PushTexts = {
  message: 'Du hast eine neue Nachricht',
  like: 'Du hast einen neuen Like',
  match: 'Es ist gegenseitig',
  named: { like: '{who} mag dich', match: '{who} und du mögt euch' },
  photo: 'Hat dir ein Foto geschickt',
  gift: 'Hat dir ein Geschenk geschickt',
  discreet: { title: 'Notizen', body: 'Es gibt etwas Neues' },
}
