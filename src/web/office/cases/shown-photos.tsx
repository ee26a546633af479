import { useState } from 'react'
import { hidePhoto } from '#contract/office/photo-review.ts'
import type { ShownPhoto } from '#contract/office/standing.ts'
import { Icon } from '#web/ui/icon.tsx'
import { call } from '#web/office/kit/call.ts'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Key, Problem } from '#web/office/kit/parts.tsx'
import { useKeys } from '#web/office/kit/use-keys.ts'
import css from './shown-photos.module.css'

type Props = {
  readonly memberId: string
  readonly photos: readonly ShownPhoto[]
  /** The one that was reported: the key is for it, and otherwise for the first. */
  readonly reportedId?: string | null
}

/** The photos of a member that others see, each with the press that hides it from everybody because it may show a child. */
export function ShownPhotos({ memberId, photos, reportedId = null }: Props) {
  const { t } = useOffice()
  const words = t.cases.shown
  const { permissions } = useOperator()
  const { hidden, problem, hide } = useHiding()
  const mayHide = permissions.includes('cases_work')
  const named = photos.find(({ id }) => id === reportedId) ?? photos[0]
  useKeys(mayHide && named && !hidden.has(named.id) ? { h: () => hide(named.id) } : {})
  if (photos.length === 0) return null
  return (
    <section className={css['shown']} aria-label={words.title}>
      <h3>{words.title}</h3>
      <ul>
        {photos.map(({ id, place }) => (
          <li key={id}>
            {hidden.has(id) ? (
              <span className={css['hidden']}>
                <Icon name="eye-slash" size="sm" /> {words.hidden}
              </span>
            ) : (
              <img
                src={`/api/office/member-picture?member_id=${memberId}&photo_id=${id}`}
                alt={t.cases.photoTopic(place)}
                loading="lazy"
              />
            )}
            {mayHide && !hidden.has(id) && (
              <button type="button" title={words.hideMore} onClick={() => hide(id)}>
                {id === named?.id && <Key>H</Key>} {words.hide}
                <span className={css['unseen']}>: {words.hideOne(place)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={css['told']}>
        {hidden.size > 0 && words.told}
      </p>
      <Problem>{problem}</Problem>
    </section>
  )
}

/** Hidden is shown at once; what failed comes back and says why. */
function useHiding() {
  const { t } = useOffice()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const hide = (id: string) => {
    setProblem(null)
    setHidden((before) => new Set([...before, id]))
    call(hidePhoto, { photo_id: id }).catch((error: unknown) => {
      setHidden((before) => new Set([...before].filter((one) => one !== id)))
      setProblem(wordsFor(t, error))
    })
  }
  return { hidden, problem, hide }
}
