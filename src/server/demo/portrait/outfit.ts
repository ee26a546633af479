import { clothPaint, line, type Torso } from './body.ts'
import { blazer, cardigan, coat, leather, overshirt, puffer } from './jackets.ts'
import { disc, stroke } from './paint.ts'
import { hashOf } from './random.ts'
import type { Garment } from './setting.ts'
import {
  blouse,
  breton,
  denim,
  dress,
  dungarees,
  flannel,
  henley,
  hoodie,
  knit,
  polo,
  shirt,
  tee,
  turtleneck,
  vneck,
  wrap,
} from './tops.ts'

const GARMENTS: Record<Garment, (torso: Torso) => string> = {
  tee,
  vneck,
  henley,
  knit,
  polo,
  shirt,
  denim,
  flannel,
  hoodie,
  breton,
  blouse,
  wrap,
  dress,
  dungarees,
  overshirt,
  blazer,
  leather,
  cardigan,
  puffer,
  coat,
  turtleneck: (torso) => turtleneck(torso),
}

const OPEN: readonly Garment[] = ['vneck', 'dress', 'blouse', 'wrap', 'tee']

/** What is worn, and a chain where there is room for one. */
export function drawOutfit(torso: Torso): string {
  const { head } = torso
  const { garment } = head.setting
  head.defs.push(clothPaint(torso))
  const hasChain =
    !head.isMale && OPEN.includes(garment) && hashOf(`${head.who.seed}neckl`) % 3 === 0
  return GARMENTS[garment](torso) + (hasChain ? chain(torso) : '')
}

function chain({ neck, on, onNeck }: Torso): string {
  const [x, y] = on(0, 252)
  const thread = [
    onNeck(-neck, 172, 0.8),
    on(-neck * 0.6, 226),
    [x, y] as const,
    on(neck * 0.6, 226),
    onNeck(neck, 172, 0.8),
  ]
  return stroke(line(thread), '#D8A949', 1.6, 0.9) + disc([x, y + 5], 4, '#D8A949')
}
