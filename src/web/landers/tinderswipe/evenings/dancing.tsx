import { Glow } from './glow.tsx'
import { Shade } from './shade.tsx'

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
