import { useState } from 'react'
import { type FictionalProfile, licensePicture, type Picture } from '#contract/office/fictional.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog, Field, Problem } from '#web/office/kit/parts.tsx'
import css from './fictional.module.css'

type Typed = {
  readonly origin: string
  readonly licence: string
  readonly proof: string
  readonly ends_on: string
}

type DialogProps = {
  readonly profileId: string
  readonly picture: Picture
  readonly onDone: (profile: FictionalProfile) => Promise<void>
  readonly onClose: () => void
}

/** Where a picture is from, what may be done with it, and until when. Whoever notes it has seen the proof. */
export function LicenceDialog({ profileId, picture, onDone, onClose }: DialogProps) {
  const { t } = useOffice()
  const words = t.fictional
  const { licence } = picture
  const [typed, setTyped] = useState<Typed>({
    origin: licence?.origin ?? '',
    licence: licence?.licence ?? '',
    proof: licence?.proof ?? '',
    ends_on: licence?.ends_on ?? '',
  })
  const [problem, setProblem] = useState<string | null>(null)
  const set = (name: keyof Typed) => (value: string) => setTyped({ ...typed, [name]: value })
  const save = async () => {
    const ends = typed.ends_on === '' ? null : typed.ends_on
    const noted = { profile_id: profileId, picture_id: picture.id, ...typed, ends_on: ends }
    await call(licensePicture, noted).then(
      async (profile) => {
        await onDone(profile)
        onClose()
      },
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }
  return (
    <Dialog title={words.licenceTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Fields typed={typed} set={set} />
        <p className={css['hint']}>{words.checked}</p>
        <Problem>{problem}</Problem>
        <Button look="ink" type="submit">
          {words.note}
        </Button>
      </form>
    </Dialog>
  )
}

type FieldsProps = {
  readonly typed: Typed
  readonly set: (name: keyof Typed) => (value: string) => void
}

function Fields({ typed, set }: FieldsProps) {
  const { t } = useOffice()
  const words = t.fictional
  return (
    <>
      {(['origin', 'licence', 'proof'] as const).map((name) => (
        <Field
          key={name}
          label={words[name]}
          hint={words[`${name}Hint`]}
          value={typed[name]}
          onChange={set(name)}
          isFirst={name === 'origin'}
        />
      ))}
      <Field
        label={words.ends}
        type="date"
        value={typed.ends_on}
        onChange={set('ends_on')}
        isRequired={false}
      />
    </>
  )
}
