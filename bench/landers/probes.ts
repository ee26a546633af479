/** All of these run in the browser, whose types are not ours. */

/** From the beginning: largest paint, shifts, and how long touches waited for their frame. */
export const WATCH = `
globalThis.seen = { paint: 0, shift: 0, touch: 0 }
const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take))
  .observe({ type, buffered: true, durationThreshold: 16 })
watch('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime))
watch('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value))
watch('event', ({ duration, interactionId }) => {
  if (interactionId) seen.touch = Math.max(seen.touch, duration)
})
`

export const PAINT = 'seen.paint'

/** Event timing does not tell of what took less than a frame. */
export const TOUCHED = 'Math.max(seen.touch, 16)'

/** A page that has no script of its own has nothing to wait for. */
export const TAKEN_OVER = `location.protocol === 'data:' ||
  Object.keys(document.querySelector('main')).some((key) => key.startsWith('__react'))`

/** The longest time between two frames during six seconds. The first frames belong to what came before. */
export const FRAMES = `(async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  for (let nth = 0; nth < 10; nth += 1) await frame()
  const start = await frame()
  let [last, longest] = [start, 0]
  while (last - start < 6000) {
    const now = await frame()
    longest = Math.max(longest, now - last)
    last = now
  }
  return longest
})()`
