import type { Gift } from '#contract/chats.ts'

type Spoken =
  | string
  | { readonly gift: Gift; readonly text: string }
  /** A portrait of its sender. */
  | { readonly photo: true }

/** A line of one of the two: the demo login (`me`) or the partner (`them`). */
export type Line = readonly ['me' | 'them', Spoken]

/** A conversation of a demo login. */
export type Dialogue = {
  readonly with: 'real' | 'fictional'
  readonly minutesAgo: number
  /** How many of the last messages the demo login has not read. */
  readonly unread?: number
  /** How many of the last messages the partner has not read. */
  readonly unreadByThem?: number
  readonly lines: readonly Line[]
}

const HOUR = 60
const DAY = 24 * HOUR

const OYSTERS: Dialogue = {
  with: 'real',
  minutesAgo: 4,
  lines: [
    ['them', 'Eerlijk antwoord: ben je ook zo slecht in dansen als je profiel belooft?'],
    ['me', 'Slechter. Maar ik weet wel waar ze goede oesters hebben, dan hoeven we niet te dansen'],
    ['me', { gift: 'rose', text: 'Voor de beste openingszin' }],
    ['them', { photo: true }],
    ['them', 'Oké, dit is mijn oestergezicht. Donderdag?'],
  ],
}

/** A premium member can write to every member: a dozen conversations, in the language that the demo logins speak. */
export const PREMIUM_DIALOGUES: readonly Dialogue[] = [
  OYSTERS,
  {
    with: 'real',
    minutesAgo: 22,
    unread: 2,
    lines: [
      ['me', 'Ik kook vrijdag. Te veel, zoals altijd'],
      ['them', 'Dat klinkt als een uitnodiging'],
      ['me', 'Dat was het ook. Pasta met veel te veel knoflook'],
      ['them', 'Ik neem niemand anders mee, dus knoflook mag'],
      ['them', 'Dan neem ik de wijn mee'],
    ],
  },
  {
    with: 'real',
    minutesAgo: 1.5 * HOUR,
    unread: 1,
    lines: [
      ['me', 'Waar kwam jij die storm tegen, op je tweede foto?'],
      ['them', 'Terschelling, windkracht acht. Mijn haar is nooit meer hetzelfde geworden'],
      ['me', 'Het staat je goed, die storm'],
      ['them', 'Zonder wind zie ik er zo uit'],
      ['them', { photo: true }],
    ],
  },
  {
    with: 'fictional',
    minutesAgo: 3 * HOUR,
    unread: 1,
    lines: [
      ['me', 'Hoi! Waar zullen we het eens over hebben?'],
      ['them', 'Over muziek, of over niets. Over allebei kan ik uren praten'],
      ['me', 'Dan begin jij'],
      ['them', 'Goed. Op zondagochtend hoort er een plaat op, en pas daarna koffie'],
    ],
  },
  {
    with: 'real',
    minutesAgo: DAY + 2 * HOUR,
    lines: [
      ['them', 'Klim je buiten of in de hal?'],
      ['me', 'In de hal. Buiten durf ik pas als iemand mijn touw vasthoudt'],
      ['them', 'Ik heb rustige handen'],
      ['me', 'Haha, dat dacht ik al'],
    ],
  },
  {
    with: 'real',
    minutesAgo: DAY + 5 * HOUR,
    lines: [
      ['me', 'Ben je thuisgekomen?'],
      ['them', 'Ja, met de laatste trein. Half slapend, helemaal tevreden'],
      ['me', 'Het was een fijne avond'],
      ['them', 'Slaap lekker'],
    ],
  },
  {
    with: 'real',
    minutesAgo: 3 * DAY,
    lines: [
      ['them', 'Mijn zus zegt dat ik eens iets spontaans moet doen. Dus: hoi'],
      ['me', 'Complimenten aan je zus'],
      ['them', 'Zij wil nu weten of je leuk bent'],
      ['me', 'Zeg maar dat het onderzoek nog loopt'],
      ['me', { gift: 'coffee', text: 'Voor tijdens het onderzoek' }],
    ],
  },
  {
    with: 'fictional',
    minutesAgo: 4 * DAY,
    lines: [
      ['them', 'Zee of bos?'],
      ['me', 'Bos, met een café aan de rand. En een film na afloop'],
      ['them', 'Een goed antwoord. Films staan ook in mijn profiel'],
      ['me', 'Dan zijn we het eens'],
    ],
  },
  {
    with: 'real',
    minutesAgo: 6 * DAY,
    lines: [
      ['me', 'Waar drink jij je koffie in deze stad?'],
      ['them', 'In dat kleine zaakje aan de gracht, derde tafeltje bij het raam'],
      ['me', 'Is dat jouw tafeltje?'],
      ['them', 'Op zaterdagochtend wel. Leuk je te leren kennen'],
    ],
  },
  {
    with: 'real',
    minutesAgo: 9 * DAY,
    unreadByThem: 1,
    lines: [
      ['them', 'Hond of kat?'],
      ['me', 'Hond. En jij?'],
      ['them', 'Kat. Dit wordt ingewikkeld'],
      ['me', 'We kunnen altijd nog een goudvis nemen'],
    ],
  },
  {
    with: 'real',
    minutesAgo: 12 * DAY,
    unreadByThem: 1,
    lines: [['me', 'Die foto bij het vuur is prachtig. Wie heeft hem gemaakt?']],
  },
  {
    with: 'fictional',
    minutesAgo: 15 * DAY,
    lines: [['them', 'Hoi! Ik praat graag over eten, reizen en heel slechte films']],
  },
]

/** A free member writes in two conversations at most: here in one, so that there is another one to begin. */
export const FREE_DIALOGUES: readonly Dialogue[] = [
  OYSTERS,
  {
    with: 'real',
    minutesAgo: 40,
    unread: 1,
    lines: [['them', 'Je lacht zo aanstekelijk op je tweede foto. Die grap wil ik ook horen']],
  },
  {
    with: 'fictional',
    minutesAgo: 2 * HOUR,
    unread: 1,
    lines: [['them', 'Hoi! Bij mij gaat het over muziek, koken en slechte woordgrappen']],
  },
  {
    with: 'real',
    minutesAgo: 5 * HOUR,
    unread: 2,
    lines: [
      ['them', 'Ben je er vanavond nog?'],
      ['them', 'Ik zit met een boek en een glas rood op de bank, praat gerust mee'],
    ],
  },
  {
    with: 'real',
    minutesAgo: DAY + HOUR,
    lines: [
      ['them', 'Fijn profiel. Eindelijk iemand die hele zinnen schrijft'],
      ['them', { gift: 'candle', text: 'Voor lange avonden' }],
    ],
  },
  {
    with: 'fictional',
    minutesAgo: 3 * DAY,
    lines: [['them', 'Liever bos dan zee, al laat ik me graag ompraten']],
  },
  {
    with: 'real',
    minutesAgo: 5 * DAY,
    lines: [
      ['them', { photo: true }],
      ['them', 'Zo kijk ik als de koffie goed is'],
    ],
  },
  {
    with: 'real',
    minutesAgo: 10 * DAY,
    lines: [['them', 'Volgens mij stonden wij laatst naast elkaar op de markt, bij de kaas']],
  },
]
