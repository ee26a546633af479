import { type ChangeEvent, useRef } from 'react'
import { isLargeEnough, MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, PHOTO_TYPES } from '#contract/photos.ts'
import { Refusal } from '#contract/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { IconButton } from '#web/ui/button.tsx'
import css from './composer.module.css'

type PhotoToolProps = { onPhoto: (photo: File) => void; onRefused: (error: unknown) => void }

/** Opens the browser's own choice of files. What cannot be a photo is refused before it is sent. */
export function PhotoTool({ onPhoto, onRefused }: PhotoToolProps) {
  const t = useText('chats.composer')
  const input = useRef<HTMLInputElement>(null)

  async function choose({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const [file] = field.files ?? []
    // Else the same file could not be chosen a second time.
    field.value = ''
    if (!file) return
    const problem = await problemOf(file)
    if (problem) onRefused(problem)
    else onPhoto(file)
  }

  return (
    <>
      <IconButton
        icon="image"
        size="sm"
        label={t('photo')}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={PHOTO_TYPES.join(',')}
        onChange={(event) => void choose(event)}
        aria-label={t('photo')}
      />
    </>
  )
}

/** A text with the name of a photo would be noticed only after it was paid for. */
async function problemOf(file: File): Promise<Refusal | null> {
  const types: readonly string[] = PHOTO_TYPES
  if (file.size > MAX_PHOTO_BYTES) return new Refusal('PHOTO_TOO_LARGE')
  const size = types.includes(file.type) ? await pictureSize(file) : null
  if (!size) return new Refusal('PHOTO_UNREADABLE')
  if (size.width * size.height > MAX_PHOTO_PIXELS) return new Refusal('PHOTO_TOO_LARGE')
  return isLargeEnough(size) ? null : new Refusal('PHOTO_TOO_SMALL')
}

/** How large a picture is, or null for what the browser cannot show as one, whatever its name says. */
async function pictureSize(file: Blob): Promise<{ width: number; height: number } | null> {
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return { width, height }
  } catch {
    return null
  }
}

/** The photo that goes with the next press; what is written waits until after. */
export function PhotoPreview({ photo, onCancel }: { photo: Blob; onCancel: () => void }) {
  const t = useText('chats.composer')
  return (
    <div className={css['photo']}>
      <img src={objectAddress(photo)} alt={t('photo_chosen')} />
      <IconButton icon="x" kind="glass" size="sm" label={t('photo_cancel')} onClick={onCancel} />
    </div>
  )
}

const addresses = new WeakMap<Blob, string>()
const unused = new FinalizationRegistry<string>((address) => URL.revokeObjectURL(address))

/** An address under which a page can show something that is on no server. It lasts as long as the thing itself. */
export function objectAddress(content: Blob): string {
  const known = addresses.get(content)
  if (known) return known
  const address = URL.createObjectURL(content)
  addresses.set(content, address)
  unused.register(content, address)
  return address
}
