/** A number that fills whole rows of two, three and four tiles. */
const CHUNK = 12
/** The large tile covers four, so fewer fill the same rows. */
const FIRST_CHUNK = 9

/** A list in pieces that each fill whole rows, but for the last: what is far away need not be drawn then. */
export function inChunks<Item>(items: readonly Item[], { hasLead }: { hasLead: boolean }) {
  const head = hasLead ? FIRST_CHUNK : CHUNK
  const rest = Math.max(0, Math.ceil((items.length - head) / CHUNK))
  return [
    items.slice(0, head),
    ...Array.from({ length: rest }, (_, index) => {
      const start = head + index * CHUNK
      return items.slice(start, start + CHUNK)
    }),
  ]
}
