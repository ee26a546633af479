import { type ChangeEvent, type ComponentProps, type DragEvent, useEffect, useState } from 'react'
import { PHOTO_TYPES } from '#contract/photos.ts'

type PhotoInputProps = Pick<ComponentProps<'input'>, 'capture'> & {
  onFiles: (files: readonly File[]) => void
}

/** Opens the browser's own choice of files. The component that shows it gives it a label and a look. */
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

/** A place where files can be dropped. Beside it a dropped file does nothing: a browser would leave the page for it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault()
    }
    addEventListener('dragover', ignore)
    addEventListener('drop', ignore)
    return () => {
      removeEventListener('dragover', ignore)
      removeEventListener('drop', ignore)
    }
  }, [])

  return {
    isOver,
    place: {
      onDragOver: (event: DragEvent<HTMLElement>) => setIsOver(hasFiles(event.dataTransfer)),
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const { relatedTarget: to, currentTarget: here } = event
        if (!(to instanceof Node && here.contains(to))) setIsOver(false)
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        setIsOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
      },
    },
  }
}

function hasFiles(carried: DataTransfer | null): boolean {
  return carried?.types.includes('Files') ?? false
}
