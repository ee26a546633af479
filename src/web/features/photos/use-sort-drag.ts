import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const FAR_PX = 6
const EARLIER = ['ArrowLeft', 'ArrowUp']
const LATER = ['ArrowRight', 'ArrowDown']

type Drag = { readonly x: number; readonly y: number; readonly id: string; isFar: boolean }
type Moving = { readonly moving: string | null; readonly target: string | null }
const NOTHING: Moving = { moving: null, target: null }

/**
 * Lets the parts of a list change places: with a mouse by any point of them, with a finger by their handle, with the arrow
 * keys on the handle. Each part carries `data-sort-id`, its handle `data-sort-handle`.
 */
export function useSortDrag(ids: readonly string[], onMove: (id: string, to: number) => void) {
  const drag = useRef<Drag | null>(null)
  const wasDrag = useRef(false)
  const [state, setState] = useState(NOTHING)

  function end(event: PointerEvent<HTMLElement>) {
    const { current } = drag
    drag.current = null
    event.currentTarget.style.transform = ''
    setState(NOTHING)
    wasDrag.current = current?.isFar ?? false
    if (current?.isFar && state.target) onMove(current.id, ids.indexOf(state.target))
  }

  const partOf = (id: string) => ({
    'data-sort-id': id,
    'data-moving': state.moving === id || undefined,
    'data-target': state.target === id || undefined,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isHandle = isOn(event.target, '[data-sort-handle]')
      if (!event.isPrimary || event.button !== 0) return
      if (!isHandle && event.pointerType !== 'mouse') return
      wasDrag.current = false
      drag.current = { x: event.clientX, y: event.clientY, id, isFar: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (!current) return
      const [far, high] = [event.clientX - current.x, event.clientY - current.y]
      if (!current.isFar && Math.hypot(far, high) < FAR_PX) return
      if (!current.isFar) event.currentTarget.setPointerCapture(event.pointerId)
      current.isFar = true
      event.currentTarget.style.transform = `translate3d(${far}px, ${high}px, 0)`
      const target = idUnder(event, id)
      if (state.moving !== id || state.target !== target) setState({ moving: id, target })
    },
    onPointerUp: end,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (drag.current) drag.current.isFar = false
      end(event)
    },
    // The press that ends a drag is none.
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!wasDrag.current) return
      wasDrag.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  })

  return { partOf, handleOf: useSortKeys(ids, onMove) }
}

function useSortKeys(ids: readonly string[], onMove: (id: string, to: number) => void) {
  const focused = useFocusAfterMove(ids)
  return (id: string) => ({
    'data-sort-handle': id,
    onKeyDown: (event: KeyboardEvent) => {
      const step = EARLIER.includes(event.key) ? -1 : LATER.includes(event.key) ? 1 : 0
      const to = ids.indexOf(id) + step
      if (step === 0 || to < 0 || to >= ids.length) return
      event.preventDefault()
      focused.current = id
      onMove(id, to)
    },
  })
}

/** A part that changes its place in the page loses the focus: it is given back. */
function useFocusAfterMove(ids: readonly string[]) {
  const focused = useRef<string | null>(null)
  const order = ids.join()
  useEffect(() => {
    const { current } = focused
    focused.current = null
    if (current) document.querySelector<HTMLElement>(`[data-sort-handle="${current}"]`)?.focus()
  }, [order])
  return focused
}

function isOn(target: EventTarget, what: string): boolean {
  return target instanceof Element && target.closest(what) !== null
}

function idUnder({ clientX, clientY }: PointerEvent, moving: string): string | null {
  const parts = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-sort-id]')?.dataset['sortId'])
  return parts.find((id) => id !== undefined && id !== moving) ?? null
}
