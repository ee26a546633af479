/** Where the query cache keeps what a page is called, when only its data says so. */
export function pageNameKey(path: string) {
  return ['page-name', path] as const
}
