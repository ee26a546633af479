import { useRef, useState } from 'react'
import {
  addFictionalPicture,
  type FictionalProfile,
  type Picture,
  removeFictionalPicture,
} from '#contract/office/fictional.ts'
import { PHOTO_TYPES } from '#contract/photos.ts'
import { Icon } from '#web/ui/icon.tsx'
import { call, upload } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog, Pill, Problem } from '#web/office/kit/parts.tsx'
import { dayIn } from '#web/office/kit/times.ts'
import { LicenceDialog } from './licence-dialog.tsx'
import { Face } from './preview.tsx'
import css from './fictional.module.css'

type PicturesProps = {
  readonly profile: FictionalProfile | null
  readonly mayEdit: boolean
  readonly onChange: (profile: FictionalProfile) => Promise<void>
}
type Asking = { readonly what: 'note' | 'remove'; readonly picture: Picture }

/** The pictures, and by what right each is shown. */
export function Pictures({ profile, mayEdit, onChange }: PicturesProps) {
  const { t } = useOffice()
  const words = t.fictional
  const [asking, ask] = useState<Asking | null>(null)
  return (
    <section className={css['pictures']} aria-label={words.pictures}>
      <header>
        <h2>{words.pictures}</h2>
        <small>{words.picturesRule}</small>
      </header>
      {profile === null && <p className={css['hint']}>{words.addFirst}</p>}
      {profile && (
        <ul>
          {profile.pictures.map((picture, nth) => (
            <PictureRow key={picture.id} {...{ profile, picture, nth, mayEdit, ask }} />
          ))}
          {mayEdit && (
            <li>
              <AddPicture
                profile={profile}
                onAdd={async (changed) => {
                  await onChange(changed)
                  ask({ what: 'note', picture: changed.pictures.at(-1)! })
                }}
              />
            </li>
          )}
        </ul>
      )}
      {profile && asking?.what === 'note' && (
        <LicenceDialog
          profileId={profile.id}
          picture={asking.picture}
          onClose={() => ask(null)}
          onDone={onChange}
        />
      )}
      {profile && asking?.what === 'remove' && (
        <RemoveDialog
          profileId={profile.id}
          picture={asking.picture}
          onClose={() => ask(null)}
          onDone={onChange}
        />
      )}
    </section>
  )
}

type PictureRowProps = {
  readonly profile: FictionalProfile
  readonly picture: Picture
  readonly nth: number
  readonly mayEdit: boolean
  readonly ask: (asking: Asking) => void
}

function PictureRow({ profile, picture, nth, mayEdit, ask }: PictureRowProps) {
  const { t, language } = useOffice()
  const words = t.fictional
  const { licence } = picture
  return (
    <li className={css['picture']} aria-label={words.picture(nth + 1)}>
      <Face profileId={profile.id} pictureId={picture.id} isMarked={false} />
      <p>
        <b>{licence?.origin ?? words.noLicence}</b>
        {licence && <span>{`${licence.licence} · ${licence.proof}`}</span>}
        {licence && (
          <small>
            {`${words.pictureHead[4]} ${dayIn(licence.checked_at, language)}, ${licence.checked_by ?? words.byProduct}`}
          </small>
        )}
      </p>
      <LicencePill picture={picture} />
      {mayEdit && (
        <span className={css['does']}>
          <Button look="quiet" onClick={() => ask({ what: 'note', picture })}>
            {licence ? words.change : words.note}
          </Button>
          <Button look="bare" onClick={() => ask({ what: 'remove', picture })}>
            {words.remove}
          </Button>
        </span>
      )}
    </li>
  )
}

const DAY_MS = 24 * 60 * 60 * 1000

function LicencePill({ picture: { state, licence } }: { picture: Picture }) {
  const { t } = useOffice()
  const words = t.fictional
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  if (state !== 'ending')
    return <Pill tone={state === 'fine' ? 'ok' : 'bad'}>{words.licenceStates[state]}</Pill>
  const left = Math.round((Date.parse(licence!.ends_on!) - Date.parse(today)) / DAY_MS)
  return <Pill tone="warn">{words.daysLeft(left)}</Pill>
}

type AddPictureProps = {
  readonly profile: FictionalProfile
  readonly onAdd: (profile: FictionalProfile) => Promise<void>
}

function AddPicture({ profile, onAdd }: AddPictureProps) {
  const { t } = useOffice()
  const words = t.fictional
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const add = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setProblem(null)
    const about = { profile_id: profile.id, client_id: crypto.randomUUID() }
    await upload(addFictionalPicture, about, file).then(onAdd, (error: unknown) =>
      setProblem(wordsFor(t, error)),
    )
    setBusy(false)
  }
  return (
    <>
      <button
        type="button"
        className={css['add']}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        <i>
          <Icon name="plus" size="sm" />
        </i>
        <span>
          <b>{isBusy ? words.adding : words.add}</b>
          {words.addMore}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join(',')}
        aria-label={words.add}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          void add(file).finally(() => (target.value = ''))
        }}
      />
      <Problem>{problem}</Problem>
    </>
  )
}

type RemoveDialogProps = {
  readonly profileId: string
  readonly picture: Picture
  readonly onDone: (profile: FictionalProfile) => Promise<void>
  readonly onClose: () => void
}

function RemoveDialog({ profileId, picture, onDone, onClose }: RemoveDialogProps) {
  const { t } = useOffice()
  const words = t.fictional
  const [problem, setProblem] = useState<string | null>(null)
  const remove = () =>
    call(removeFictionalPicture, { profile_id: profileId, picture_id: picture.id }).then(
      async (profile) => {
        await onDone(profile)
        onClose()
      },
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  return (
    <Dialog title={words.remove} onClose={onClose}>
      <p>{words.removeSure}</p>
      <Problem>{problem}</Problem>
      <div className={css['answers']}>
        <Button look="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button look="bad" onClick={() => void remove()}>
          {words.remove}
        </Button>
      </div>
    </Dialog>
  )
}
