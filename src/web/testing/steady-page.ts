/** For tests that measure: waits until letters have their own fonts and nothing moves any more. */
export async function atRest(): Promise<void> {
  // Fonts are asked for by what is laid out.
  document.documentElement.getBoundingClientRect()
  await document.fonts.ready
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

/** For tests: a toast stays until it is closed, however long a slow machine takes to look at it. */
export function keepToasts(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[role=status] i { animation-duration: 1h !important }')
  document.adoptedStyleSheets.push(sheet)
}
