import { useState } from 'react'
import { PHOTO_REASONS, PHOTOS_AT_ONCE, type PhotoReason } from '#contract/office/photo-review.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useOffice } from '#web/office/kit/context.tsx'
import { Frame } from '#web/office/frame/frame.tsx'
import { Button } from '#web/office/kit/parts.tsx'
import { SayWhy, Side, type SideProps } from './photo-side.tsx'
import { goTo } from '#web/office/kit/place.ts'
import { Nothing } from './case-parts.tsx'
import { spanIn } from '#web/office/kit/times.ts'
import { useNow } from '#web/office/frame/use-cases.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { type Item, usePhotos } from './use-photos.ts'
import css from './photos.module.css'

/** Six photos at a time, decided by single keys; the next six are loaded already. */
export function Photos() {
  const { t } = useOffice()
  const review = usePhotos()
  const { items } = review
  const [isRejecting, setRejecting] = useState(false)
  const [isSaying, setSaying] = useState(false)
  const reject = (reason: PhotoReason) => {
    setRejecting(false)
    if (reason === 'other') setSaying(true)
    else review.decide({ decision: 'reject', reason })
  }
  usePhotoKeys(review, { isRejecting, setRejecting, reject })

  return (
    <Frame
      title={t.cases.photos}
      note={t.cases.review.wait(review.waiting)}
      isWhole
      keys={[
        [['A'], t.cases.keys.approve],
        [['R'], t.cases.keys.reject],
        [['H'], t.cases.keys.minor],
        [['U'], t.cases.keys.undo],
        [['.'], t.cases.keys.again],
        [['⇧ A'], t.cases.keys.rest],
        [['J', 'K'], t.keys.move],
        [['N'], t.cases.keys.next],
        [['Esc'], t.keys.leave],
      ]}
    >
      {items.length === 0 ? (
        review.isLoaded && <Nothing title={t.cases.review.empty} />
      ) : (
        <Board
          review={review}
          isRejecting={isRejecting}
          onReject={reject}
          onAsk={() => setRejecting(!isRejecting)}
        />
      )}
      {isSaying && (
        <SayWhy
          onClose={() => setSaying(false)}
          onSay={(words) => {
            setSaying(false)
            review.decide({ decision: 'reject', reason: 'other', words })
          }}
        />
      )}
    </Frame>
  )
}

type Review = ReturnType<typeof usePhotos>

type BoardProps = Pick<SideProps, 'isRejecting' | 'onReject' | 'onAsk'> & {
  readonly review: Review
}

/** The six that are looked at, those behind them, and beside them who it is. */
function Board({ review, ...asking }: BoardProps) {
  const { items, at, page } = review
  const current = items[at]
  return (
    <div className={css['panes']}>
      <div className={css['board']}>
        <UndoStrip review={review} />
        <div className={css['grid']}>
          {items.map((item, nth) => (
            <Figure
              key={item.photo.case_id}
              item={item}
              nth={nth % PHOTOS_AT_ONCE}
              isHere={Math.floor(nth / PHOTOS_AT_ONCE) === page}
              isCurrent={nth === at}
              onPick={() => review.goTo(nth)}
            />
          ))}
        </div>
      </div>
      {current && (
        <Side
          item={current}
          onApprove={() => review.decide({ decision: 'approve' })}
          onRepeat={review.repeat}
          onApproveRest={review.approveRest}
          rest={review.rest}
          decided={review.decided}
          {...asking}
        />
      )}
    </div>
  )
}
type Rejecting = {
  readonly isRejecting: boolean
  readonly setRejecting: (is: boolean) => void
  readonly reject: (reason: PhotoReason) => void
}

function usePhotoKeys(review: Review, { isRejecting, setRejecting, reject }: Rejecting): void {
  const { at } = review
  const digits = PHOTO_REASONS.map(
    (reason, nth) => [String(nth + 1), () => isRejecting && reject(reason)] as const,
  )
  useKeys({
    a: () => review.decide({ decision: 'approve' }),
    'Shift A': () => review.approveRest(),
    '.': () => review.repeat?.(),
    r: () => setRejecting(true),
    u: () => review.undo(),
    n: () => review.goTo((review.page + 1) * PHOTOS_AT_ONCE),
    j: () => review.goTo(at + 1),
    k: () => review.goTo(at - 1),
    ArrowRight: () => review.goTo(at + 1),
    ArrowLeft: () => review.goTo(at - 1),
    ArrowDown: () => review.goTo(at + 3),
    ArrowUp: () => review.goTo(at - 3),
    Escape: () => (isRejecting ? setRejecting(false) : goTo('/queue')),
    ...Object.fromEntries(digits),
  })
}

type FigureProps = {
  readonly item: Item
  readonly nth: number
  readonly isHere: boolean
  readonly isCurrent: boolean
  readonly onPick: () => void
}

/** A photo on the board, or one that is only loaded. */
function Figure({ item: { photo, state, words }, nth, isHere, isCurrent, onPick }: FigureProps) {
  const { t, me } = useOffice()
  const now = useNow()
  const { person, case_id: id } = photo
  const domain = me.sites.find((site) => site.id === photo.site_id)?.domain ?? ''
  return (
    <figure
      className={classNames(
        css['figure'],
        !isHere && css['ahead'],
        isCurrent && css['current'],
        state !== 'open' && css['decided'],
      )}
      aria-hidden={!isHere}
      aria-current={isCurrent ? 'true' : undefined}
      data-state={state}
    >
      <button type="button" tabIndex={isHere ? 0 : -1} onClick={onPick}>
        <img
          src={`/api/office/case-picture?case_id=${id}&which=photo`}
          alt={t.cases.review.photoOf(person.name, person.age)}
        />
      </button>
      <span className={css['number']} aria-hidden="true">
        {nth + 1}
      </span>
      {state !== 'open' && (
        <span className={classNames(css['pill'], state !== 'approved' && css['bad'])}>
          <Icon name={state === 'approved' ? 'check-bold' : 'x-bold'} size="sm" />
          {words}
        </span>
      )}
      {state === 'open' && photo.rejected > 0 && (
        <span className={classNames(css['pill'], css['warn'])}>
          {t.cases.review.rejected}: {photo.rejected}
        </span>
      )}
      <figcaption>
        <b>
          {person.name}, {person.age}
        </b>
        <span>{spanIn(t.cases, now - Date.parse(photo.opened_at))}</span>
        <span>
          {domain} · {person.city}
        </span>
        <span>{t.cases.photoTopic(photo.place)}</span>
      </figcaption>
    </figure>
  )
}

function UndoStrip({ review }: { review: Review }) {
  const { t } = useOffice()
  const { last, problem } = review
  return (
    <div className={css['strip']}>
      <p role="status">
        {last && t.cases.review.undone(last.item.photo.person.name, last.item.words)}
      </p>
      {last && (
        <Button look="ink" hint="U" onClick={review.undo}>
          {`${t.cases.review.undo} ${last.seconds} s`}
        </Button>
      )}
      <p role="alert" className={css['problem']}>
        {problem}
      </p>
    </div>
  )
}
