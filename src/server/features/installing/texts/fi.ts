import type { AppTexts } from './app-texts.ts'

export const fi: AppTexts = {
  neutralName: 'Muistiinpanot',
  offline: {
    title: 'Olet offline-tilassa',
    text: 'Et ole avannut tätä sivua täällä aiemmin. Se on täällä heti, kun yhteys palaa.',
    retry: 'Yritä uudelleen',
  },
  shortcuts: { members: 'Hae jäseniä', chats: 'Viestit', likes: 'Tykkäykset' },
}
