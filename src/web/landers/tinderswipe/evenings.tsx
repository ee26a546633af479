const ARCH = 'M62 270V150a138 128 0 0 1 276 0V270z'

/** A table for two at a window, with a candle between the glasses. */
export function DiningOut({ id }: { id: string }) {
  return (
    <>
      <Shade id={`${id}w`} colours={['#2a0f1a', '#5a2230', '#3c1620']} />
      <Shade id={`${id}s`} colours={['#0f1736', '#2b2f63', '#8a4f6e']} />
      <Shade id={`${id}t`} colours={['#fff4dc', '#e9cfa4', '#b98f62']} />
      <rect width="400" height="500" fill={`url(#${id}w)`} />
      <path d={ARCH} fill={`url(#${id}s)`} />
      <circle cx="266" cy="104" r="21" fill="#fdeccb" />
      <Glow id={`${id}m`} colour="#fdeccb" x={266} y={104} width={58} height={58} />
      <path d="M62 270v-50h32v-30h30v20h42v-40h26v58h46v-28h40v20h28v-12h32v62z" fill="#141838" />
      <path
        d="M74 234h7v11h-7zM104 204h7v11h-7zM140 224h7v11h-7zM176 184h7v11h-7zM176 208h7v11h-7zM222 242h7v11h-7zM254 214h7v11h-7zM292 236h7v11h-7zM322 226h7v11h-7z"
        fill="#ffcf8a"
      />
      <path d="M200 22v248M62 164h276" stroke="#471a25" strokeWidth="6" />
      <path d={ARCH} fill="none" stroke="#6d2c3a" strokeWidth="11" />
      <path d="M48 272h304v14H48z" fill="#7d3645" />
      <path d="M0 0h58c10 120-4 210-34 300H0zM400 0h-58c-10 120 4 210 34 300h24z" fill="#8a1f35" />
      <path
        d="M22 0c8 110 2 200-12 290M378 0c-8 110-2 200 12 290"
        stroke="#5f1325"
        strokeWidth="7"
        fill="none"
      />
      <ellipse cx="200" cy="470" rx="270" ry="150" fill={`url(#${id}t)`} />
      <Glow id={`${id}c`} colour="#ffd694" x={200} y={268} width={170} height={150} />
      <ellipse cx="200" cy="366" rx="112" ry="24" fill="#fffbe9" opacity="0.55" />
      <ellipse cx="200" cy="362" rx="30" ry="8" fill="#8a5a2e" />
      <rect x="191" y="276" width="18" height="84" rx="4" fill="#fdf3dc" />
      <path d="M200 236c15 17 14 36 0 41c-14-5-15-24 0-41z" fill="#ffae3a" />
      <path d="M200 250c7 9 7 22 0 26c-7-4-7-17 0-26z" fill="#fffbe2" />
      <Glass x={112} />
      <Glass x={288} />
    </>
  )
}

function Glass({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 266)`}>
      <ellipse cy="104" rx="36" ry="8" fill="#6b3b23" opacity="0.28" />
      <path d="M-27 0h54c0 38-8 55-27 57c-19-2-27-19-27-57z" fill="#fff" opacity="0.3" />
      <path d="M-26 20h52c-2 25-10 36-26 37c-16-1-24-12-26-37z" fill="#8f1230" />
      <ellipse cy="20" rx="26" ry="5" fill="#c02348" />
      <path d="M0 57v42M-20 101h40" stroke="#fff6e4" strokeWidth="4" strokeLinecap="round" />
      <path d="M-18 6c0 15 1 26 6 35" fill="none" stroke="#fff" strokeWidth="3" opacity="0.7" />
    </g>
  )
}

const SPOTS = [
  [70, 150],
  [132, 214],
  [330, 140],
  [286, 224],
  [46, 262],
  [356, 268],
  [100, 78],
  [302, 66],
] as const

/** A mirror ball, its beams, and two who dance below it. */
export function Dancing({ id }: { id: string }) {
  return (
    <>
      <Shade id={`${id}n`} colours={['#120a2b', '#37195a', '#150b2a']} />
      <Shade id={`${id}b`} colours={['#efe9ff', '#9a8fcb', '#4a3f82']} />
      <Shade id={`${id}d`} colours={['#ff3a5e', '#a30d2e']} />
      <Shade id={`${id}j`} colours={['#3c548f', '#182548']} />
      <rect width="400" height="500" fill={`url(#${id}n)`} />
      <path d="M200 96L-90 440H96z" fill="#9a5be0" opacity="0.24" />
      <path d="M200 96L96 440h98z" fill="#ff7187" opacity="0.28" />
      <path d="M200 96l10 344h98z" fill="#4cc9be" opacity="0.22" />
      <path d="M200 96l112 344h180z" fill="#9a5be0" opacity="0.24" />
      <ellipse cx="200" cy="452" rx="260" ry="96" fill="#0c0620" />
      <Glow id={`${id}f`} colour="#ff8fa8" x={200} y={416} width={190} height={56} />
      <Glow id={`${id}h`} colour="#d9ccff" x={200} y={90} width={150} height={120} />
      {SPOTS.map(([x, y], at) => (
        <ellipse
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          rx={8 + (at % 3) * 2}
          ry="6"
          fill="#ffe9c4"
          opacity="0.6"
        />
      ))}
      <MirrorBall id={id} />
      <Dancers id={id} />
    </>
  )
}

function MirrorBall({ id }: { id: string }) {
  return (
    <>
      <path d="M200 0v44" stroke="#c9bfe6" strokeWidth="3" />
      <circle cx="200" cy="92" r="50" fill={`url(#${id}b)`} />
      <path
        d="M152 78h96M152 106h96M162 58h76M162 126h76M200 42v100M176 46c-15 32-15 62 0 92M224 46c15 32 15 62 0 92"
        fill="none"
        stroke="#3d3273"
        strokeWidth="2.500"
      />
      <path
        d="M177 60h21v17h-21zM203 80h19v24h-19zM168 108h11v16h-11zM225 61h10v15h-10z"
        fill="#fff"
      />
    </>
  )
}

function Dancers({ id }: { id: string }) {
  return (
    <>
      <path d="M240 258c36 0 46 32 48 68l5 104h-88l6-106c2-36 8-66 29-66z" fill={`url(#${id}j)`} />
      <path d="M229 240h22v26h-22z" fill="#8f5639" />
      <circle cx="240" cy="228" r="26" fill="#ad6d4c" />
      <path d="M214 226c-6-40 54-42 53-4c-16-12-36-12-53 4z" fill="#1b110d" />
      <path d="M162 270c32 0 42 34 45 66l22 94H100l20-96c6-30 12-64 42-64z" fill={`url(#${id}d)`} />
      <path d="M152 252h20v26h-20z" fill="#d99a77" />
      <path
        d="M134 236c-10-50 60-54 57-4c4 26 6 38-4 54c-8-22-16-40-22-54c-10 8-20 8-31 4z"
        fill="#3b2118"
      />
      <circle cx="163" cy="240" r="24" fill="#f0b694" />
      <path d="M140 238c4-22 30-28 46-8c-16-4-30 0-46 8z" fill="#4a2a1e" />
      <path
        d="M178 294q36 8 58-28"
        fill="none"
        stroke="#f0b694"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path
        d="M222 290q-26 38-56 40"
        fill="none"
        stroke="#2b3f70"
        strokeWidth="16"
        strokeLinecap="round"
      />
      <circle cx="164" cy="330" r="9" fill="#ad6d4c" />
    </>
  )
}

/** The last of the sun over the sea, seen from the dunes. */
export function Beach({ id }: { id: string }) {
  return (
    <>
      <Shade id={`${id}k`} colours={['#3b2a63', '#9c4a7d', '#f0806a', '#ffc47e']} />
      <Shade id={`${id}z`} colours={['#d98a86', '#5b5f8e', '#26375f']} />
      <Shade id={`${id}d`} colours={['#e2b27c', '#8a5a34']} />
      <rect width="400" height="280" fill={`url(#${id}k)`} />
      <path
        d="M40 70h120M72 88h60M250 46h110M286 108h90M16 138h84M226 142h60"
        stroke="#ffd9c0"
        strokeWidth="7"
        strokeLinecap="round"
        opacity="0.4"
      />
      <Glow id={`${id}g`} colour="#fff0be" x={206} y={240} width={200} height={150} />
      <circle cx="206" cy="240" r="54" fill="#fff6d8" />
      <rect y="252" width="400" height="160" fill={`url(#${id}z)`} />
      <path
        d="M142 262h128M160 278h92M134 296h146M172 314h72M150 334h118M182 352h52"
        stroke="#fff0c4"
        strokeWidth="7"
        strokeLinecap="round"
        opacity="0.85"
      />
      <path
        d="M10 284h70M320 276h60M30 318h60M306 312h74M44 346h50"
        stroke="#f7c9c0"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.4"
      />
      <path d="M0 372q56-18 116-4t144-4t140 0v60H0z" fill="#fff4e2" opacity="0.75" />
      <path d="M0 384q80-14 170 0t230-8v124H0z" fill="#c99b6c" />
      <path d="M0 398q120-26 210 10t190-40v132H0z" fill={`url(#${id}d)`} />
      <path
        d="M26 420q6-50-10-84M38 420q-2-58 16-94M50 424q2-42 30-66M356 396q-4-54 12-88M366 398q2-46 28-72M344 402q-6-36-28-54M374 404q10-30 30-40"
        fill="none"
        stroke="#4c5a34"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M160 362h16v-30q0-10-8-10t-8 10zM186 362h17v-34q0-10-8.500-10t-8.500 10z"
        fill="#2b1a28"
      />
      <circle cx="168" cy="312" r="8" fill="#2b1a28" />
      <circle cx="194.500" cy="307" r="8.500" fill="#2b1a28" />
      <path d="M174 336l14-2" stroke="#2b1a28" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M162 360l2 24M173 360l1 24M189 360l1 24M200 360l2 24"
        stroke="#2b1a28"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  )
}

type GlowProps = { id: string; colour: string; x: number; y: number; width: number; height: number }

/** Light that fades outwards. */
function Glow({ id, colour, x, y, width, height }: GlowProps) {
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

/** Colours from top to bottom, to fill something with. */
function Shade({ id, colours }: { id: string; colours: readonly string[] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {colours.map((colour, at) => (
        <stop key={colour} offset={at / (colours.length - 1)} stopColor={colour} />
      ))}
    </linearGradient>
  )
}
