/** Hands a file to the browser, which keeps it where it keeps downloads. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Not at once: the browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
