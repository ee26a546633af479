import type { PushTexts } from './push-texts.ts'

export const sv: PushTexts = {
  message: 'Du har ett nytt meddelande',
  like: 'Du har en ny like',
  match: 'Det är ömsesidigt',
  named: { like: '{who} gillar dig', match: 'Du och {who} gillar varandra' },
  photo: 'Skickade ett foto till dig',
  gift: 'Skickade en present till dig',
  discreet: { title: 'Anteckningar', body: 'Det finns något nytt' },
}
