import { encode } from 'uqr'

/** A text as a picture for a camera, in one path of an SVG whose view box is `size` on each side. */
export function qrPicture(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return { size, path: data.flatMap((row, y) => runsOf(row).map((run) => barOf(run, y))).join('') }
}

type Run = { readonly from: number; readonly to: number }

/** Where a row is dark. */
function runsOf(row: readonly boolean[]): Run[] {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []))
  return starts.map((from) => {
    const length = row.slice(from).indexOf(false)
    return { from, to: length === -1 ? row.length : from + length }
  })
}

function barOf({ from, to }: Run, y: number): string {
  return `M${from} ${y}h${to - from}v1H${from}z`
}
