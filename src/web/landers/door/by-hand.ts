import { dragCard, type Side } from '#web/browser/card-drag.ts'

/** From here on a press is a pull and no longer a tap. */
const TAP_PX = 6

/**
 * Lets cards be thrown (`data-throw`) and boxes be pulled to a place of their form (`data-pull-to`). Both say what they mean by
 * the boxes of the form, so that they work on a page that is HTML alone: the first throw on it counts. Asked for again it
 * changes nothing.
 */
export function listenForHands(): void {
  document.addEventListener('pointerdown', take)
}

function take(press: PointerEvent): void {
  if (!(press.target instanceof Element)) return
  const card = press.target.closest<HTMLElement>('[data-throw]')
  if (card) dragCard(card, press, { onThrow: (side) => throwTop(card.closest('form'), side) })
  if (press.target.matches('input[data-pull-to]')) pull(press.target as HTMLInputElement, press)
}

/** Decides the card on top: right is yes, left is no. */
export function throwTop(form: HTMLFormElement | null, side: Side): void {
  const open = choicesIn(form).find((choice) => !decisionIn(choice))
  open
    ?.querySelector<HTMLInputElement>(side === 'right' ? 'input[name]' : 'input:not([name])')
    ?.click()
}

/** Puts the last decided card back. */
export function takeBack(form: HTMLFormElement | null): void {
  const [last] = choicesIn(form)
    .flatMap((choice) => decisionIn(choice) ?? [])
    .slice(-1)
  last?.click()
}

function choicesIn(form: HTMLFormElement | null): HTMLFieldSetElement[] {
  return [...(form?.querySelectorAll('fieldset') ?? [])]
}

function decisionIn(choice: HTMLFieldSetElement): HTMLInputElement | null {
  return choice.querySelector<HTMLInputElement>('input:checked')
}

/** A box goes with the pointer, and its label with it. Let go over its place it is ticked, anywhere else it is not. */
function pull(box: HTMLInputElement, press: PointerEvent): void {
  if (!press.isPrimary || press.button !== 0) return
  const { clientX: x, clientY: y } = press
  const ended = new AbortController()
  const until = { signal: ended.signal }
  const moving = [box, ...(box.labels ?? [])]
  let isPulled = false

  function end(): void {
    ended.abort()
    for (const each of moving) {
      each.style.transform = ''
      delete each.dataset['pulled']
    }
  }

  box.setPointerCapture(press.pointerId)
  box.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const [far, high] = [clientX - x, clientY - y]
      isPulled ||= Math.hypot(far, high) >= TAP_PX
      if (!isPulled) return
      for (const each of moving) {
        each.dataset['pulled'] = ''
        each.style.transform = `translate3d(${far}px, ${high}px, 0)`
      }
    },
    until,
  )
  box.addEventListener('pointercancel', end, until)
  box.addEventListener(
    'pointerup',
    (release) => {
      end()
      if (!isPulled) return
      if (box.checked !== isOver(box, release)) box.click()
      withoutClick(box)
    },
    until,
  )
}

function isOver(box: HTMLInputElement, { clientX: x, clientY: y }: PointerEvent): boolean {
  const place = box.form?.querySelector(box.dataset['pullTo']!)?.getBoundingClientRect()
  return (
    place !== undefined && x > place.left && x < place.right && y > place.top && y < place.bottom
  )
}

/** A mouse clicks right after it lets go; a finger does not, and its next press is another one. */
function withoutClick(box: HTMLInputElement): void {
  const over = new AbortController()
  box.addEventListener('click', (event) => event.preventDefault(), { signal: over.signal })
  setTimeout(() => over.abort())
}
