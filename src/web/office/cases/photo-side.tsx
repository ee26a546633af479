import { useState } from 'react'
import { PHOTO_REASONS, type PhotoReason } from '#contract/office/photo-review.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Face } from './case-parts.tsx'
import { useOffice } from '#web/office/kit/context.tsx'
import { Button, Dialog, Key } from '#web/office/kit/parts.tsx'
import { ShownPhotos } from './shown-photos.tsx'
import type { Item } from './use-photos.ts'
import css from './photos.module.css'

export type SideProps = {
  readonly item: Item
  readonly isRejecting: boolean
  readonly decided: number
  readonly onReject: (reason: PhotoReason) => void
  readonly onAsk: () => void
  readonly onApprove: () => void
  readonly onApproveRest: () => void
  /** Null where nothing was decided yet. */
  readonly onRepeat: (() => void) | null
  /** So many of the board are open. */
  readonly rest: number
}

/** Who it is, and what may be done, each with its key. */
export function Side({
  item: { photo },
  isRejecting,
  decided,
  onReject,
  onAsk,
  onApprove,
  ...more
}: SideProps) {
  const { t } = useOffice()
  const { person } = photo
  const words = t.cases.review
  return (
    <aside className={css['side']} aria-label={words.photoOf(person.name, person.age)}>
      <p className={css['person']}>
        <Face caseId={photo.case_id} person={person} isLarge />
        <span>
          <b>
            {person.name}, {person.age}
          </b>
          <br />
          {person.city}
        </span>
      </p>
      <dl>
        <dt>{words.photo}</dt>
        <dd>{words.place(photo.place, photo.of)}</dd>
        <dt>{words.rejected}</dt>
        <dd>{photo.rejected === 0 ? words.none : photo.rejected}</dd>
      </dl>
      <Choices onAsk={onAsk} onApprove={onApprove} {...more} />
      <Reasons isRejecting={isRejecting} onReject={onReject} />
      <ShownPhotos key={photo.case_id} memberId={person.id} photos={photo.shown} />
      <p className={css['hint']}>
        <Icon name="envelope-simple" size="sm" /> {words.mails(person.name)}
      </p>
      <p className={css['pace']}>
        {words.pace} <b>{words.decided(decided)}</b>
      </p>
    </aside>
  )
}

type ChoicesProps = Pick<SideProps, 'onAsk' | 'onApprove' | 'onApproveRest' | 'onRepeat' | 'rest'>

function Choices({ onAsk, onApprove, onApproveRest, onRepeat, rest }: ChoicesProps) {
  const words = useOffice().t.cases.review
  return (
    <>
      <div className={css['two']}>
        <Button look="ink" hint="A" onClick={onApprove}>
          {words.approve}
        </Button>
        <Button look="quiet" hint="R" onClick={onAsk}>
          {words.reject}
        </Button>
      </div>
      <div className={css['two']}>
        <Button look="quiet" hint="⇧A" isDisabled={rest === 0} onClick={onApproveRest}>
          {words.approveRest(rest)}
        </Button>
        <Button look="quiet" hint="." isDisabled={onRepeat === null} onClick={() => onRepeat?.()}>
          {words.again}
        </Button>
      </div>
    </>
  )
}

function Reasons({ isRejecting, onReject }: Pick<SideProps, 'isRejecting' | 'onReject'>) {
  const { t } = useOffice()
  const words = t.cases.review
  return (
    <section className={classNames(css['reasons'], isRejecting && css['asked'])}>
      <h2>
        {words.because} <small>R {words.thenDigit}</small>
      </h2>
      <ol>
        {PHOTO_REASONS.map((reason, nth) => (
          <li key={reason}>
            <button type="button" onClick={() => onReject(reason)}>
              <Key>{String(nth + 1)}</Key>
              {words.reasons[reason]}
              {reason === 'minor' && <em>{words.senior}</em>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Asks for the words that have no number. */
export function SayWhy({
  onSay,
  onClose,
}: {
  onSay: (words: string) => void
  onClose: () => void
}) {
  const { t } = useOffice()
  const [words, setWords] = useState('')
  return (
    <Dialog title={t.cases.review.reasons.other} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSay(words.trim())
        }}
      >
        <label>
          {t.cases.review.words}
          <textarea
            className={css['words']}
            value={words}
            required
            maxLength={2000}
            rows={3}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <Button look="bad" type="submit" isDisabled={words.trim() === ''}>
          {t.cases.review.reject}
        </Button>
      </form>
    </Dialog>
  )
}
