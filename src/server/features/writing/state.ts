import type { AnswerFault } from '#contract/office/writing.ts'
import type { LocaleCode } from '#contract/locales.ts'
import {
  type Asked,
  askedIn,
  refusedIn,
  type Sign,
  signsIn,
} from '#server/features/fiction/fiction.ts'

export type Heard = { readonly asked: Asked | null; readonly signs: readonly Sign[] }

const MOST_KEPT = 5_000
const kept = new Map<string, Heard>()

/** What a member's words ask and say of how they are. The same words are heard once: lists show them again and again. */
export function heardIn(text: string): Heard {
  const known = kept.get(text)
  if (known) return known
  const heard = { asked: askedIn(text), signs: signsIn(text) }
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
  kept.set(text, heard)
  return heard
}

/** What the next answer must be honest about. Whoever asks both is told first what the profile is. */
export function owedFor(texts: readonly string[]): Asked | null {
  const asked = new Set(texts.map((text) => heardIn(text).asked))
  return asked.has('what-you-are') ? 'what-you-are' : asked.has('to-meet') ? 'to-meet' : null
}

type Saying = {
  readonly text: string
  /** Whether the member can pay for another message. */
  readonly canReply: boolean
}

/** Why a writer may not say this; null where they may. Nobody who cannot pay is asked for an answer. */
export function faultIn({ text, canReply }: Saying): AnswerFault | null {
  if (text.trim() === '') return null
  return refusedIn(text) ?? (!canReply && text.includes('?') ? 'lures' : null)
}

/** Lines that stand ready: they are true, ask for nothing, and end nothing. */
export const READY_LINES: Readonly<Record<LocaleCode, readonly string[]>> = {
  nl: [
    'Dat klinkt goed. Vertel er eens wat meer over?',
    'Daar moest ik om lachen.',
    'Slaap lekker, en tot een volgende keer in de chat.',
  ],
  en: [
    'That sounds good. Tell me a bit more about it?',
    'That made me laugh.',
    'Sleep well, and until another time in this chat.',
  ],
  de: [
    'Das klingt gut. Erzählst du mir etwas mehr davon?',
    'Da musste ich lachen.',
    'Schlaf gut, bis zum nächsten Mal hier im Chat.',
  ],
  fr: [
    'Ça a l’air bien. Tu m’en racontes un peu plus ?',
    'Ça m’a fait rire.',
    'Dors bien, à une autre fois dans le chat.',
  ],
  es: [
    'Suena bien. ¿Me cuentas un poco más?',
    'Eso me ha hecho reír.',
    'Que duermas bien, hasta otra en el chat.',
  ],
  it: [
    'Che bello. Mi racconti qualcosa in più?',
    'Mi hai fatto ridere.',
    'Dormi bene, alla prossima in chat.',
  ],
  pl: [
    'Brzmi dobrze. Opowiesz coś więcej?',
    'To mnie rozśmieszyło.',
    'Śpij dobrze, do następnego razu na czacie.',
  ],
  sv: [
    'Det låter bra. Berättar du lite mer om det?',
    'Det fick mig att skratta.',
    'Sov gott, tills en annan gång i chatten.',
  ],
  da: [
    'Det lyder godt. Fortæller du lidt mere om det?',
    'Det fik mig til at grine.',
    'Sov godt, til en anden gang i chatten.',
  ],
  nb: [
    'Det høres bra ut. Forteller du litt mer om det?',
    'Det fikk meg til å le.',
    'Sov godt, til en annen gang i chatten.',
  ],
  fi: [
    'Kuulostaa hyvältä. Kerrotko vähän lisää?',
    'Tuo sai minut nauramaan.',
    'Nuku hyvin, juttu jatkuu joskus toiste täällä chatissa.',
  ],
}
