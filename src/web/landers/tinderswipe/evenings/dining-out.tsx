import { Glow } from './glow.tsx'
import { Shade } from './shade.tsx'

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
