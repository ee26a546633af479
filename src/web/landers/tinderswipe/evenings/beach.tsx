import { Glow } from './glow.tsx'
import { Shade } from './shade.tsx'

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
