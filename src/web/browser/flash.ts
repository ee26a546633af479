/** Brings something into the middle of what is seen, and lets it light up for a moment. */
export function flash(element: Element): void {
  element.scrollIntoView({ block: 'center' })
  element.animate([{ backgroundColor: 'rgb(210 180 140 / 0.45)' }, {}], {
    duration: 1200,
    easing: 'ease-out',
  })
}
