import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So far from the end one is still at it. */
const NEAR_PX = 80

/**
 * A scroller that begins at its lower end, as column-reverse makes it: there it follows what is added below, and what is
 * added above moves nothing. Away from the end, what is added below must not move it either, which is seen to here.
 */
export function useEndScroll(last: unknown) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const [isAtEnd, setIsAtEnd] = useState(true)

  useLayoutEffect(() => {
    if (!scroller.current) return
    const grown = scroller.current.scrollHeight - height.current
    if (fromEnd(scroller.current) > NEAR_PX && height.current > 0)
      scroller.current.scrollTop -= grown
    height.current = scroller.current.scrollHeight
  }, [last])

  useEffect(() => {
    if (!scroller.current || !content.current) return
    const watched = scroller.current
    const look = () => setIsAtEnd(fromEnd(watched) <= NEAR_PX)
    const observer = new ResizeObserver(() => void (height.current = watched.scrollHeight))
    observer.observe(content.current)
    watched.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      watched.removeEventListener('scroll', look)
    }
  }, [])

  const toEnd = () => scroller.current?.scrollTo({ top: 0 })
  return { scroller, content, isAtEnd, toEnd }
}

function fromEnd({ scrollTop }: Element): number {
  return Math.abs(scrollTop)
}
