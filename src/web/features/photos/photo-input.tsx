import type { ChangeEvent, ComponentProps } from 'react'
import { PHOTO_TYPES } from '#contract/photos.ts'

type PhotoInputProps = Pick<ComponentProps<'input'>, 'capture'> & {
  onFiles: (files: readonly File[]) => void
}

/** What opens the browser's own choice of files. Whoever shows it gives it a label and a look. */
export function PhotoInput({ onFiles, capture }: PhotoInputProps) {
  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const files = [...(input.files ?? [])]
    // Else the same file could not be chosen a second time.
    input.value = ''
    if (files.length > 0) onFiles(files)
  }

  return (
    <input
      type="file"
      className="visually-hidden"
      accept={PHOTO_TYPES.join(',')}
      multiple={capture === undefined}
      capture={capture}
      onChange={choose}
    />
  )
}
