/** Runs in the page before anything else: a toast stays until it is closed, however long a slow machine takes to look at it. */
export function keepToasts(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[role=status] i { animation-duration: 1h !important }')
  document.adoptedStyleSheets.push(sheet)
}
