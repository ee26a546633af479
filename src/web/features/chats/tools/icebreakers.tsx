import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { PromptAnswer } from '#contract/fields.ts'
import type { INTERESTS } from '#contract/settings.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './icebreakers.module.css'

type IcebreakerDialogProps = {
  /** The partner it is for: the same partner gets the same lines first. */
  profileId: string
  ground: Ground
  /** Puts the line into the input. Nothing is sent. */
  onChoose: (line: string) => void
  onClose: () => void
}

/** A few lines to begin a conversation with. It shows once its texts are there. */
export function IcebreakerDialog(props: IcebreakerDialogProps) {
  return useAreas(['icebreakers']) ? <OpenDialog {...props} /> : null
}

function OpenDialog({ profileId, ground, onChoose, onClose }: IcebreakerDialogProps) {
  const t = useText('icebreakers')
  const shell = useText('shell')
  const { lines, shuffle } = useIcebreakers(ground, profileId)

  function choose(line: string) {
    // While the dialog is open nothing behind it can have the focus.
    flushSync(onClose)
    onChoose(line)
  }

  return (
    <Modal open title={t('title')} titleSize="md" closeLabel={shell('close')} onClose={onClose}>
      <div className={css['dialog']}>
        <p className="soft">{t('lead')}</p>
        <LineList lines={lines} onChoose={choose} />
        <Button kind="ghost" icon="arrows-clockwise" onClick={shuffle}>
          {t('shuffle')}
        </Button>
      </div>
    </Modal>
  )
}

const SHOWN_AT_START = 3

type IcebreakerStartProps = {
  profileId: string
  ground: Ground
  /** Puts the line into the input. Nothing is sent. */
  onChoose: (line: string) => void
  /** Opens the dialog with more of them. */
  onMore: () => void
}

/** Where nothing was said yet: three lines to begin with. Their room is kept until they are there. */
export function IcebreakerStart(props: IcebreakerStartProps) {
  const areTextsThere = useAreas(['icebreakers'])
  return <div className={css['start']}>{areTextsThere && <StartLines {...props} />}</div>
}

function StartLines({ profileId, ground, onChoose, onMore }: IcebreakerStartProps) {
  const t = useText('icebreakers')
  const { lines } = useIcebreakers(ground, profileId)
  return (
    <>
      <p className="small soft">{t('start')}</p>
      <LineList lines={lines.slice(0, SHOWN_AT_START)} onChoose={onChoose} />
      <Button kind="ghost" size="sm" onClick={onMore}>
        {t('more')}
      </Button>
    </>
  )
}

type OpenerLinesProps = Pick<IcebreakerStartProps, 'profileId' | 'ground' | 'onChoose'>

/** Three lines for the moment of a match. Needs the texts of the area `icebreakers`. */
export function OpenerLines({ profileId, ground, onChoose }: OpenerLinesProps) {
  const { lines } = useIcebreakers(ground, profileId)
  return <LineList lines={lines.slice(0, SHOWN_AT_START)} onChoose={onChoose} />
}

type LineListProps = { lines: readonly string[]; onChoose: (line: string) => void }

/** Lines to choose from; screen readers are told when they change. */
function LineList({ lines, onChoose }: LineListProps) {
  return (
    <ul className={css['lines']} aria-live="polite">
      {lines.map((line) => (
        <li key={line}>
          <button type="button" className={css['line']} onClick={() => onChoose(line)}>
            <span>{line}</span>
            <Icon name="pencil-simple" size="sm" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Lines to begin with in the reader's language, and others when asked. Needs the texts of the area `icebreakers`. */
function useIcebreakers(ground: Ground, profileId: string) {
  const t = useText('icebreakers')
  const [round, setRound] = useState(0)
  return {
    lines: icebreakerLines(ground, profileId, round).map((key) => t(key)),
    shuffle: () => setRound((now) => now + 1),
  }
}

type Interest = (typeof INTERESTS)[number]
type Prompt = PromptAnswer['prompt']

/** What the two have in common, and what there is to answer. */
export type Ground = {
  /** Those that the partner answers. */
  readonly prompts?: readonly Prompt[]
  readonly shared_interests: readonly Interest[]
  readonly is_same_town: boolean
  readonly is_match: boolean
}

type Two = 'a' | 'b'
type Three = Two | 'c'
type Letter = Three | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l'
type LineKey =
  | `interests.${Interest}.${Two}`
  | `prompts.${Prompt}`
  | `town.${Three}`
  | `match.${Three}`
  | `general.${Letter}`

const SHOWN = 5
/** So many of them are about what the two have in common, if there is that much. */
const ABOUT_BOTH = 4
const ABOUT_PROMPTS = 2

/** A few lines to begin with: first to what the partner says, then about what the two share, then any. Another round brings others. */
export function icebreakerLines(ground: Ground, seed: string, round: number): LineKey[] {
  const own = shuffled(aboutBoth(ground), `${seed}:own`)
  const any = shuffled(GENERAL, `${seed}:any`)
  const said = shuffled(ground.prompts ?? [], `${seed}:said`).slice(0, ABOUT_PROMPTS)
  const about = [
    ...said.map((prompt): LineKey => `prompts.${prompt}`),
    ...turned(own, round * ABOUT_BOTH).slice(0, ABOUT_BOTH),
  ]
  return [...about, ...turned(any, round * (SHOWN - about.length))].slice(0, SHOWN)
}

const GENERAL = Array.from('abcdefghijkl', (letter) => `general.${letter as Letter}` as const)

function aboutBoth(ground: Ground): LineKey[] {
  return [
    ...ground.shared_interests.flatMap((interest): LineKey[] => [
      `interests.${interest}.a`,
      `interests.${interest}.b`,
    ]),
    ...(ground.is_same_town ? (['town.a', 'town.b', 'town.c'] as const) : []),
    ...(ground.is_match ? (['match.a', 'match.b', 'match.c'] as const) : []),
  ]
}

/** The same list beginning further on. */
function turned<Value>(list: readonly Value[], by: number): Value[] {
  const start = list.length === 0 ? 0 : by % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

/** Always in the same order for the same seed, so that what the server draws stays. */
function shuffled<Value>(list: readonly Value[], seed: string): Value[] {
  const rank = (at: number) => hash(`${seed}:${at}`)
  return list
    .map((value, at) => ({ value, rank: rank(at) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ value }) => value)
}

/** FNV-1a. */
function hash(text: string): number {
  return Array.from(text).reduce(
    (sum, sign) => Math.imul(sum ^ sign.codePointAt(0)!, 16_777_619) >>> 0,
    2_166_136_261,
  )
}
