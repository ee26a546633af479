/** Leaves the application for another page, such as the one where it is paid. */
export function leaveTo(address: string): void {
  const { protocol, href } = new URL(address, location.href)
  if (protocol === 'https:' || protocol === 'http:') location.assign(href)
}
