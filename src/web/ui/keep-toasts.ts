/** For tests: a toast stays until somebody closes it, however long a slow machine takes to look at it. */
export function keepToasts(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[role=status] i { animation-duration: 1h !important }')
  document.adoptedStyleSheets.push(sheet)
}
