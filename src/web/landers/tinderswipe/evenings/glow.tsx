type GlowProps = { id: string; colour: string; x: number; y: number; width: number; height: number }

/** Light that fades outwards. */
export function Glow({ id, colour, x, y, width, height }: GlowProps) {
  return (
    <>
      <radialGradient id={id}>
        <stop stopColor={colour} stopOpacity="0.85" />
        <stop offset="0.4" stopColor={colour} stopOpacity="0.34" />
        <stop offset="1" stopColor={colour} stopOpacity="0" />
      </radialGradient>
      <ellipse cx={x} cy={y} rx={width} ry={height} fill={`url(#${id})`} />
    </>
  )
}
