/** Colours from top to bottom, to fill something with. */
export function Shade({ id, colours }: { id: string; colours: readonly string[] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {colours.map((colour, at) => (
        <stop key={colour} offset={at / (colours.length - 1)} stopColor={colour} />
      ))}
    </linearGradient>
  )
}
