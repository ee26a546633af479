// What the words of the setting `identities` are called in the office.

export const EN_IDENTITIES = {
  couples: 'Couples',
  trans_woman: 'Trans woman',
  trans_man: 'Trans man',
  non_binary: 'Non-binary',
  couple_mixed: 'Couple (woman and man)',
  couple_women: 'Couple (two women)',
  couple_men: 'Couple (two men)',
}

export const NL_IDENTITIES = {
  couples: 'Stellen',
  trans_woman: 'Trans vrouw',
  trans_man: 'Trans man',
  non_binary: 'Non-binair',
  couple_mixed: 'Stel (vrouw en man)',
  couple_women: 'Stel (twee vrouwen)',
  couple_men: 'Stel (twee mannen)',
}
