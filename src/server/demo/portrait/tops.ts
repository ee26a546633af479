import type { Stream } from './random.ts'
import { pick } from './random.ts'
import { fill, group, stroke, times } from './paint.ts'

export type TopKind = 'tee' | 'vneck' | 'roll' | 'cami' | 'boat' | 'shirt' | 'blazer'

/** The measures of a torso: half the neck, half the shoulders, and the height of the collar. */
export type Frame = { readonly neck: number; readonly shoulders: number; readonly y: number }

type Fabric = {
  readonly stream: Stream
  readonly frame: Frame
  readonly cloth: string
  readonly dark: string
  readonly light: string
}

/** One piece of clothing, cut to the torso; the document holds that outline as #torso. */
export function drawTop(kind: TopKind, fabric: Fabric): string {
  return TOPS[kind](fabric)
}

const l = (value: number) => 400 - value
const r = (value: number) => 400 + value
const onTorso = (...parts: string[]) => group('clip-path="url(#torso)"', ...parts)

function folds({ frame: { shoulders }, dark }: Fabric): string {
  const fold = (side: number) => {
    const x = (share: number) => 400 + side * shoulders * share
    return stroke(`M${x(0.62)} 1000 C${x(0.6)} 930 ${x(0.7)} 890 ${x(0.78)} 860`, dark, 7)
  }
  return group('opacity=".4"', fold(-1), fold(1))
}

function tee(fabric: Fabric): string {
  const { neck, y } = fabric.frame
  const hem = `C${l(neck - 6)} ${y + 46} ${r(neck - 6)} ${y + 46} ${r(neck + 26)} ${y - 34}`
  const cut = `M0 600 H${l(neck + 30)} C${l(neck - 6)} ${y + 44} ${r(neck - 6)} ${y + 44} ${r(neck + 30)} 600`
  return onTorso(
    fill(`${cut} H800 V1010 H0z`, fabric.cloth),
    stroke(`M${l(neck + 26)} ${y - 34} ${hem}`, fabric.dark, 9, 'opacity=".5"'),
    folds(fabric),
  )
}

function vneck(fabric: Fabric): string {
  const { neck, y } = fabric.frame
  const edge = `M${l(neck + 34)} ${y - 44} L400 ${y + 142} L${r(neck + 34)} ${y - 44}`
  return onTorso(
    fill(
      `M0 600 H${l(neck + 26)} L400 ${y + 140} L${r(neck + 26)} 600 H800 V1010 H0z`,
      fabric.cloth,
    ),
    stroke(edge, fabric.dark, 10, 'opacity=".55"'),
    folds(fabric),
  )
}

function roll(fabric: Fabric): string {
  const { neck, y } = fabric.frame
  const rim = `M${l(neck + 22)} ${y - 86} C${l(neck)} ${y - 66} ${r(neck)} ${y - 66} ${r(neck + 22)} ${y - 86}`
  const right = `C${r(neck + 30)} ${y - 40} ${r(neck + 40)} ${y - 10} ${r(neck + 34)} ${y + 10}`
  const foot = `C${r(neck)} ${y + 34} ${l(neck)} ${y + 34} ${l(neck + 34)} ${y + 10}`
  const left = `C${l(neck + 40)} ${y - 10} ${l(neck + 30)} ${y - 40} ${l(neck + 22)} ${y - 86}z`
  const crease = `M${l(neck + 24)} ${y - 2} C${l(neck)} ${y + 24} ${r(neck)} ${y + 24} ${r(neck + 24)} ${y - 2}`
  return [
    onTorso(`<rect y="600" width="800" height="410" fill="${fabric.cloth}"/>`),
    fill(`${rim} ${right} ${foot} ${left}`, fabric.cloth),
    stroke(crease, fabric.dark, 7, 'opacity=".5"'),
    onTorso(folds(fabric)),
  ].join('')
}

function cami(fabric: Fabric): string {
  const { shoulders, y } = fabric.frame
  const wide = shoulders * 0.52
  const strap = (side: number) => {
    const x = (share: number) => 400 + side * shoulders * share
    const d = `M${x(0.5)} ${y + 92} C${x(0.47)} ${y + 50} ${x(0.44)} ${y} ${x(0.4)} ${y - 60}`
    return stroke(d, fabric.cloth, 11)
  }
  const left = `C${l(shoulders * 0.3)} ${y + 116} ${l(30)} ${y + 70} 400 ${y + 90}`
  const right = `C${r(30)} ${y + 70} ${r(shoulders * 0.3)} ${y + 116} ${r(wide)} ${y + 72}`
  const cut = `M0 1010 V${y + 72} H${l(wide)} ${left} ${right} H800 V1010z`
  return onTorso(fill(cut, fabric.cloth), strap(-1), strap(1), folds(fabric))
}

function boat(fabric: Fabric): string {
  const { shoulders, y } = fabric.frame
  const wide = shoulders * 0.8
  const dip = `C${l(shoulders * 0.5)} ${y + 112} ${r(shoulders * 0.5)} ${y + 112} ${r(wide)} 600`
  const stripe = pick(fabric.stream, [fabric.dark, fabric.light])
  const stripes = times(5, (index) => {
    const at = y + 118 + index * 44
    return stroke(`M-10 ${at} C260 ${at + 32} 540 ${at + 32} 810 ${at}`, stripe, 13)
  })
  const cut = fill(`M0 600 H${l(wide)} ${dip} H800 V1010 H0z`, fabric.cloth)
  return onTorso(cut, group('opacity=".7"', stripes))
}

function shirt(fabric: Fabric): string {
  return openFront(fabric, fabric.frame.y + 110, '')
}

function blazer(fabric: Fabric): string {
  const { neck, y } = fabric.frame
  const under = pick(fabric.stream, ['#F1E7D9', '#1E1918', '#E2D2BA'])
  const cut = `M0 600 H${l(neck + 30)} C${l(neck - 6)} ${y + 54} ${r(neck - 6)} ${y + 54} ${r(neck + 30)} 600`
  return openFront(fabric, y + 215, fill(`${cut} H800 V1010 H0z`, under))
}

function openFront(fabric: Fabric, end: number, under: string): string {
  const { neck, y } = fabric.frame
  const collar = (side: number) => {
    const x = (value: number) => 400 + side * value
    const d = `M${x(neck + 14)} ${y - 66} L${x(neck + 62)} ${y - 8} L${x(86)} ${y + 96} L400 ${end}z`
    return fill(d, fabric.light)
  }
  const front = onTorso(
    under,
    fill(`M0 600 H${l(neck + 20)} L400 ${end} L${r(neck + 20)} 600 H800 V1010 H0z`, fabric.cloth),
    stroke(`M400 ${end} V1010`, fabric.dark, 6, 'opacity=".7"'),
    folds(fabric),
  )
  return front + collar(-1) + collar(1)
}

const TOPS: Record<TopKind, (fabric: Fabric) => string> = {
  tee,
  vneck,
  roll,
  cami,
  boat,
  shirt,
  blazer,
}
