import { useState } from 'react'
import { Refusal } from '#contract/refusals.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressBar } from '#web/ui/waiting.tsx'
import type { Upload, useUploads } from './use-uploads.ts'
import css from './photos.module.css'

type UploadListProps = Pick<ReturnType<typeof useUploads>, 'uploads' | 'retry' | 'cancel'>

/** Files on their way, each with how far it is or why it is not a photo. */
export function UploadList({ uploads, retry, cancel }: UploadListProps) {
  const t = useText('photos.upload')
  if (uploads.length === 0) return null

  return (
    <ul className={css['uploads']} aria-label={t('list')}>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => retry(upload)}
          onCancel={() => cancel(upload)}
        />
      ))}
    </ul>
  )
}

/** What is wrong with the file itself is still wrong the next time. */
const FINAL = ['PHOTO_UNREADABLE', 'PHOTO_TOO_SMALL', 'PHOTO_TOO_LARGE']

type UploadRowProps = { upload: Upload; onRetry: () => void; onCancel: () => void }

function UploadRow({ upload, onRetry, onCancel }: UploadRowProps) {
  const t = useText('photos.upload')
  const { file, state, share, error } = upload
  const isRefused = state === 'refused'
  const isFinal = error instanceof Refusal && FINAL.includes(error.code)

  return (
    <li className={classNames(css['upload'], isRefused && css['refused'])}>
      <Preview upload={upload} />
      <div className={css['words']}>
        <b className={css['file']}>{file.name}</b>
        <State upload={upload} />
        {!isRefused && <ProgressBar value={share * 100} />}
      </div>
      {isRefused && !isFinal && (
        <Button kind="quiet" size="sm" icon="arrows-clockwise" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      <IconButton icon="x" label={t('remove', { name: file.name })} onClick={onCancel} />
    </li>
  )
}

function State({ upload: { state, share, error } }: { upload: Upload }) {
  const t = useText('photos.upload')
  const refusalText = useRefusalText()
  if (state === 'refused') return <p role="alert">{refusalText(error)}</p>
  if (state === 'sending')
    return <p className="count">{t('sending', { percent: Math.round(share * 100) })}</p>
  return <p role="status">{t(state)}</p>
}

/** A file that is no picture has no preview either. */
function Preview({ upload: { preview } }: { upload: Upload }) {
  const [isPicture, setIsPicture] = useState(true)
  return (
    <span className={css['preview']}>
      {isPicture ? (
        <img src={preview} alt="" width={56} height={70} onError={() => setIsPicture(false)} />
      ) : (
        <Icon name="image" size="lg" />
      )}
    </span>
  )
}
