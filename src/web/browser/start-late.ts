/** Whatever shows that a visitor is there and wants something. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Calls once at the visitor's first sign of interest: what a page needs before that stands in its HTML. */
export function startLate(start: () => void): void {
  const controller = new AbortController()

  function begin() {
    controller.abort()
    // The page answers by itself, and what starts must not stand in the way of that.
    requestAnimationFrame(() => setTimeout(start, ANSWERED_MS))
  }

  for (const sign of SIGNS)
    addEventListener(sign, begin, { capture: true, passive: true, signal: controller.signal })
}

const ANSWERED_MS = 60
