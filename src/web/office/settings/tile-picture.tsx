import { useRef, useState } from 'react'
import { addSitePicture, pictureIn, sitePicture } from '#contract/office/site-pictures.ts'
import { PHOTO_TYPES } from '#contract/photos.ts'
import { queryOf, upload } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Field, Problem } from '#web/office/kit/parts.tsx'
import { usePlace } from '#web/office/kit/place.ts'
import css from './settings.module.css'

type TilePictureProps = {
  readonly path: string
  readonly isDisabled: boolean
  readonly onChange: (path: string) => void
}

/** The picture of a tile: one that is sent here, or a path that the machine answers otherwise. */
export function TilePicture({ path, isDisabled, onChange }: TilePictureProps) {
  const { t, me } = useOffice()
  const words = t.settings.tile
  const siteId = usePlace().searchParams.get('site') ?? me.sites[0]?.id ?? ''
  return (
    <div className={css['tilePicture']}>
      {pictureIn(path) !== null && (
        <img
          src={`${sitePicture.path}${queryOf({ site_id: siteId, path })}`}
          alt={words.shown}
          width={64}
          height={80}
        />
      )}
      <Field label={words.image} value={path} onChange={onChange} />
      {!isDisabled && <Send siteId={siteId} onSent={onChange} />}
    </div>
  )
}

function Send({ siteId, onSent }: { siteId: string; onSent: (path: string) => void }) {
  const { t } = useOffice()
  const words = t.settings.tile
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setProblem(null)
    upload(addSitePicture, { site_id: siteId, client_id: crypto.randomUUID() }, file)
      .then(
        ({ path }) => onSent(path),
        (error: unknown) => setProblem(wordsFor(t, error)),
      )
      .finally(() => setBusy(false))
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={PHOTO_TYPES.join(',')}
        onChange={({ target }) => {
          send(target.files?.[0])
          // The same file again is a change again.
          target.value = ''
        }}
      />
      <Button look="quiet" icon="image" isDisabled={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? words.sending : words.send}
      </Button>
      <Problem>{problem}</Problem>
    </>
  )
}
