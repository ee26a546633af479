import { useEffect, useRef, useState, type RefObject } from 'react'

const FIRST = 640

/** How wide an element is, also after the window was made another size. */
export function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(FIRST)
  useEffect(() => {
    const node = box.current
    if (!node) return
    const watch = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(240, Math.round(entry.contentRect.width))),
    )
    watch.observe(node)
    return () => watch.disconnect()
  }, [])
  return [box, width]
}
