import { TREES } from './trees.ts'
import { CANALS, LANES, MIDDLE, RIVER, STREETS, TOWN } from './waterways.ts'
import css from './map.module.css'

/** Polders, parks, the river and the canals, with the streets that cross them. */
export function Land() {
  return (
    <>
      <Polders />
      <path d={TOWN} className={css['town']} />
      <path d={LANES} className={css['lane']} />
      {CANALS.map((canal) => (
        <g key={canal}>
          <path d={canal} className={css['shore']} />
          <path d={canal} className={css['canal']} />
        </g>
      ))}
      <path d={RIVER} className={css['bank']} />
      <path d={RIVER} className={css['river']} />
      <path d={RIVER} className={css['ripple']} />
      <path d={STREETS} className={css['street-edge']} />
      <path d={STREETS} className={css['street']} />
      <ellipse cx={MIDDLE.x} cy={MIDDLE.y} rx="54" ry="50" className={css['square']} />
      {TREES.map(([x, y]) => (
        <use key={`${x}-${y}`} href="#tree" x={x} y={y} />
      ))}
    </>
  )
}

function Polders() {
  return (
    <>
      <rect x="-400" y="-200" width="1800" height="1400" className={css['land']} />
      <path d="M-400-200H90L60 120-400 170z" className={css['field-1']} />
      <path d="M90-200h300l-40 240-290 80z" className={css['field-3']} />
      <path d="M-400 170 60 120l60 130-520 90z" className={css['field-2']} />
      <path d="M-400 480 90 500l-30 160-460-20z" className={css['field-3']} />
      <path d="M560-200h190l60 300-210 60z" className={css['field-1']} />
      <path d="M750-200h650v470l-430 50-160-220z" className={css['field-2']} />
      <path d="M1400 340 930 370l20 180 450 70z" className={css['field-1']} />
      <path d="m-400 850 470 20 60 330h-530z" className={css['field-2']} />
      <path d="M70 870l290 20 40 310H130z" className={css['field-1']} />
      <path d="M600 1200l30-330 430-40 340 40v330z" className={css['wood']} />
      <path d="M80 420q10-70 84-60 70 20 52 84-50 44-110 26-30-20-26-50z" className={css['park']} />
      <path
        d="M786 452q14-64 90-56 66 24 54 88-40 54-112 32-40-24-32-64z"
        className={css['park']}
      />
      <path
        d="m776 0 150 200M820-30l160 214M864-60l180 240M908-90l190 254M952-120l200 268M996-150l220 290"
        className={css['tulips']}
      />
      <path
        d="M-20 30 64 20M-20 70l82-10M-20 110l80-8M110 20l220-60M110 60l220-62M110 96l210-58M580 0l170-40M586 40l172-40M592 80l176-42M596 120l184-44M980 400l90 10M976 440l100 12M976 480l110 14M976 520l110 14M-20 540l84 4M-20 580l78 4M-20 620l72 4M20 900l60 8M16 940l70 8M110 930l250 20M116 970l260 20"
        className={css['furrows']}
      />
      <path
        d="M90-200 60 120l60 130M-400 170 60 120M750-200l60 300 160 220M-400 850l470 20 60 330M930 370l20 180"
        className={css['ditch']}
      />
    </>
  )
}
