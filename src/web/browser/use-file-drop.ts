import { type DragEvent, useEffect, useState } from 'react'

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
