import type { PushTexts } from './push-texts.ts'

export const fi: PushTexts = {
  message: 'Sinulla on uusi viesti',
  like: 'Sinulla on uusi tykkäys',
  match: 'Tunne on molemminpuolinen',
  named: { like: '{who} tykkää sinusta', match: 'Sinä ja {who} tykkäätte toisistanne' },
  photo: 'Lähetti sinulle kuvan',
  gift: 'Lähetti sinulle lahjan',
  discreet: { title: 'Muistiinpanot', body: 'Jotain uutta' },
}
