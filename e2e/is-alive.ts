/** Runs in the page: React has taken over the server's HTML when its marks are on it. */
export function isAlive(): boolean {
  const main = document.querySelector('main')
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
}
