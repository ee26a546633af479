/** What a page with this status says, in its tab and in itself. */
export function errorWords(status: number) {
  if (status === 404) return { title: 'error.not_found', text: 'error.not_found_text' } as const
  if (status === 503) return { title: 'error.unavailable', text: 'error.unavailable_text' } as const
  return { title: 'error.title', text: 'error.text' } as const
}
