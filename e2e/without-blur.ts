/**
 * Runs in the page before anything else: what is behind a modal stays sharp. Blurring it is most of what a browser
 * without a graphics card does in such a test, and changes only the looks, which `inspect` sees as they are.
 */
export function withoutBlur(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after, ::backdrop { backdrop-filter: none !important }')
  document.adoptedStyleSheets.push(sheet)
}
