import { expect, test } from 'vitest'
import { contactDetailsIn, hasContactDetails } from './contact-details.ts'

test.each([
  'Bel me op 0612345678',
  '06 12 34 56 78',
  '06-12345678',
  '06.12.34.56.78',
  '0 6 1 2 3 4 5 6 7 8',
  '06 2012 3456',
  '(020) 123 45 67',
  '+31 6 12345678',
  '+31(0)612345678',
  '0031612345678',
  '+45 20 12 34 56',
  'ring 20 12 34 56',
  'tlf 20123456',
  '+49 151 23456789',
  '0151/23456789',
  '07700 900123',
  '(212) 555-0123',
  '0475/12.34.56',
  '06_12_34_56_78',
  '06*12*34*56*78',
  '06,12,34,56,78',
  'O6 12345678',
  'o6-12 34 56 78',
  '０６１２３４５６７８',
  '0\u200B6\u200B1\u200B2\u200B3\u200B4\u200B5\u200B6\u200B7\u200B8',
  '6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣',
  '612.345.678,00',
  '€ 612.345.678,00',
  '€ 0.612.345,678',
  '€ 061.234.567,80',
  '06 1.234.567,89',
  '+6.123.456,78',
  '+31 6.123.456,78',
  '6.123.456,78 90',
  '6 123 456,78',
  '6.123.456.78',
  '6,123,456,78',
  '20.123.456',
  'nul zes een twee drie vier vijf zes zeven acht',
  'nulzes eentweedrie vier vijf zes zeven acht',
  'nul zes 12 34 56 78',
  'Nul Zes Eén twee drie vijf acht negen nul één',
  'zero seven seven zero zero nine zero zero one two',
  'null eins fünf eins zwei drei vier fünf sechs sieben',
  'zéro six douze, non: zéro six un zero six deux trois quatre cinq six sept huit',
  'nolla neljä nolla yksi kaksi kolme neljä viisi kuusi',
])('a telephone number in "%s" is found [ACC-2]', (text) => {
  expect(hasContactDetails(text)).toBe(true)
})

test.each([
  'noor@example.com',
  'NOOR.90+date@mail.example.nl',
  'noor@gmail',
  'noor @ gmail',
  'naam at gmail punt com',
  'naam (at) gmail (dot) com',
  'naam [at] hotmail [punt] nl',
  'naam apenstaartje ziggo punt nl',
  'noor aapje hotmail',
  'noor90 at hotmail',
  'schreib mir: noor at web punkt de',
  'noor at myplace dot net',
  'noor arroba yahoo punto es',
  'gmail.com, daar ben ik noor90',
  'n o o r gmail dot com',
])('a mail address in "%s" is found [ACC-2]', (text) => {
  expect(hasContactDetails(text)).toBe(true)
})

test.each([
  'https://example.com/noor',
  'http:noor',
  'kijk op www.noor.example',
  'www . noor . nl',
  'noor.nl',
  'Kijk op NOOR.DE',
  'mijn site is noor-foto.be/meer',
  'zie noor punt nl',
  'noor dot com',
  'noor (dot) com',
  'noor punkt de',
  'youtu.be/abc',
  't.me/noor',
  'linktr.ee/noor',
  'onlyfans.com/noor',
])('a link in "%s" is found [ACC-2]', (text) => {
  expect(hasContactDetails(text)).toBe(true)
})

test.each([
  'insta: noor',
  'Insta : @noor',
  'INSTAGRAM = noor.90',
  'mijn insta is noor_90',
  'zoek me op insta noor.vdb',
  'snap noor1990',
  'Snapchat: noortje',
  'sc: noortje',
  'ig: noor',
  'ig -> noor',
  'kik: noor90',
  'telegram @noor',
  'tg: noor_x',
  'discord noor_1234',
  'volg @noor_90',
  'skype: live.noor',
  'tik tok: noordanst',
])('a name on another service in "%s" is found [ACC-2]', (text) => {
  expect(hasContactDetails(text)).toBe(true)
})

test.each([
  '',
  'Noor',
  'Noor90',
  'Lisa_1990',
  'J.P.',
  'Jan-Willem',
  "D'Artagnan",
  'Ik ben 34 jaar en 1.80 lang',
  '1,75 m, 68 kg',
  '1m80 en 75 kilo',
  'Geboren op 17-05-1990',
  'Geboren 17/5/1990 in Haarlem',
  '1990-05-17',
  'Sinds 2010 single',
  'Samen van 2010-2020, daarna alleen',
  'getrouwd 1995 – 2003, 2008 – 2019',
  '24/7 beschikbaar',
  'Ik werk van 09:00 - 17:30',
  'Vrijdag van 20.00 - 23.30 ben ik vrij',
  'Kinderen van 8, 10, 12 en 14',
  'Kinderen van 10, 12, 14, 16',
  'Leeftijd 25-35 of 40-45',
  'Ik verdien geen € 1.000.000 per jaar',
  '€ 1.234.567,89 verdien ik',
  'Ik verdien 1.234.567,89 euro',
  'A house of $123,456.78 or £1,234,567.89',
  '1 234 567,89 zł to dużo',
  'Een huis van € 345 678,90',
  'Tussen € 234.567,89 en € 345.678,90',
  'Een biertje kost 3,50 en een wijntje 4,75',
  '100% eerlijk, 50/50 delen',
  'maat 38/40, cup 75B',
  'Postcode 1012 AB',
  'Ik woon op nummer 12, 3 hoog',
  'een of twee keer per week, soms drie',
  'one two three, let us go',
  'De eerste 5 minuten tellen',
  'Ik zit niet op Instagram',
  'Geen Instagram of Snapchat, gewoon hier schrijven',
  'Ik snap het niet altijd',
  'Snap je dat? Ik snap 1 ding niet',
  'WhatsApp is niets voor mij',
  'I love Snapchat filters',
  'Discord is the opposite of harmony',
  'Ik ben lief.De rest hoor je wel',
  'Hou van rust.Be yourself',
  'Het punt is dat ik eerlijk ben',
  'Op dit punt de beste keuze',
  'At this point it is clear',
  'I am at work. No drama please',
  'Look at this point it works',
  'I was happy at one point no one saw',
  'Meet me at home, at night',
  'Kom @ home',
  'a.u.b. geen spelletjes, d.w.z. serieus',
  'o.a. films, muziek e.d.',
  'Ik hou van vb. wandelen...en fietsen',
  'Ik ben van de jaren 80/90',
  '3 honden & 2 katten :-)',
  'Route 66, Boeing 747, 7-Eleven',
  'Zwölf Jahre Ehe, jetzt 45, 1,82 m, 80 kg',
  'Née en 1985, 1m70, 60 kg, 2 enfants (5 et 8 ans)',
  'Mail is ouderwets, ik schrijf liever hier',
  'Ik ben een 8, volgens mijn vrienden een 9',
  'WK 2010, EK 2012, WK 2014',
])('"%s" holds nothing that is not for here [ACC-2]', (text) => {
  expect(hasContactDetails(text)).toBe(false)
})

test.each(['a', '1', '1 ', 'a.', '@', 'at ', 'insta ', 'nul', ' ( ', '0-', 'a at '])(
  'a text of nothing but "%s" takes no more than its length to judge',
  (part) => {
    expect(growthOf((text) => hasContactDetails(text), part)).toBeLessThan(64)
  },
)

test.each([
  ['Bel me op 06 12 34 56 78', ['phone']],
  ['noor@example.com', ['email']],
  ['kijk op www.noor.example', ['link']],
  ['insta: noor_90', ['handle']],
  ['noor@example.com of 0612345678', ['phone', 'email']],
  ['NL91 ABNA 0417 1643 00', ['bank']],
  ['mijn rekening: nl91abna0417164300.', ['bank']],
  ['DE89 3704 0044 0532 0130 00 of 0612345678', ['phone', 'bank']],
  ['NL91ABNA0417164300 groetjes, Noor', ['bank']],
  ['kaart 4111 1111 1111 1111', ['bank']],
  ['3782-822463-10005', ['bank']],
  ['Zullen we donderdag om 20:30 iets drinken?', []],
  ['Ik ben van 17-05-1990 en 1.80 lang', []],
] as const)('"%s" tells %j [CHA-9]', (text, kinds) => {
  expect(contactDetailsIn(text)).toEqual(kinds)
})

test.each(['NL92 ABNA 0417 1643 00', '4111 1111 1111 1112', '0000 0000 0000 0000'])(
  '"%s" does not add up, so it is no account and no card [CHA-9]',
  (text) => {
    expect(contactDetailsIn(text)).not.toContain('bank')
  },
)

test.each(['NL91', '4111 ', 'a1 ', '9'])(
  'a message of nothing but "%s" takes no more than its length to judge [CHA-9]',
  (part) => {
    expect(growthOf((text) => contactDetailsIn(text), part)).toBeLessThan(64)
  },
)

/**
 * How many times as much work a text is that is sixteen times as long as the longest there may be: about sixteen, and
 * 256 if each sign were compared with each other one. Counted in processor time of this thread, so other load does not
 * matter.
 */
function growthOf(judge: (text: string) => unknown, part: string): number {
  const [text, long] = [part.repeat(2_000).slice(0, 2_000), part.repeat(32_000).slice(0, 32_000)]
  const rounds = Array.from({ length: 7 }, () => [
    workOf(() => judge(text)),
    workOf(() => judge(long)),
  ])
  return Math.min(...rounds.map(([, most]) => most!)) / Math.min(...rounds.map(([least]) => least!))
}

function workOf(act: () => unknown): number {
  const before = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
