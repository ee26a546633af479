import {
  afro,
  boxBraids,
  braidBun,
  coilCrop,
  coilFade,
  curlFade,
  curlTop,
  curlyCrop,
  curlyShort,
  locs,
  roundAfro,
} from './hair-curly.ts'
import { type HairDraft, isWavy, newDraft } from './hair-draft.ts'
import { curtainFringe, fringe, longHair } from './hair-long.ts'
import { curtains, pixie, shoulderLong, sidePart, undercut } from './hair-parted.ts'
import {
  buzz,
  crop,
  fadeCut,
  messy,
  quiff,
  receding,
  shaved,
  slick,
  thin,
  waves,
} from './hair-short.ts'
import { braid, bun, halfUp, lowBun, pony, puff, puffBun, topKnot } from './hair-up.ts'
import type { Head } from './head.ts'
import type { Cut } from './heritage.ts'
import { between } from './random.ts'

/** Draws a head's hair in layers. */
export function drawHair(head: Head): HairDraft {
  const draft = newDraft(head)
  DRAWN[head.who.cut](draft)
  return draft
}

type Draw = (draft: HairDraft) => void

const curlyLong: Draw = (draft) =>
  longHair(draft, {
    end: 236,
    part: partOf(draft) * 18,
    wave: 10,
    often: 3.6,
    wide: 28,
    width: 10,
    count: 12,
    puff: 13,
  })

const DRAWN: Record<Cut, Draw> = {
  buzz,
  waves,
  shaved,
  thin,
  receding,
  crop,
  messy,
  fade: fadeCut,
  quiff,
  undercut,
  slick,
  curtains,
  bun,
  sidepart: sidePart,
  long: shoulderLong,
  curltop: curlTop,
  curls: curlyShort,
  curlfade: curlFade,
  coilfade: coilFade,
  afro,
  afroround: roundAfro,
  locs,
  pixie,
  curlycrop: curlyCrop,
  coilcrop: coilCrop,
  pony,
  lowbun: lowBun,
  topknot: topKnot,
  halfup: halfUp,
  braid,
  puff,
  puffbun: puffBun,
  braidbun: braidBun,
  boxbraids: boxBraids,
  curlylong: curlyLong,
  longstraight: (draft) =>
    longHair(draft, { end: 300, part: partOf(draft) * between(draft.stream, 0, 14) }),
  sidelong: (draft) => {
    const wavy = isWavy(draft.head)
    const look = { wave: wavy ? 9 : 0, wide: wavy ? 10 : 0, often: 1.8 }
    longHair(draft, { end: 270, part: partOf(draft) * 32, sweep: 0.5, ...look })
  },
  wavylong: (draft) => {
    const part = partOf(draft) * between(draft.stream, 8, 26)
    longHair(draft, { end: 260, part, wave: 12, often: 2.2, wide: 20, width: 11, count: 12 })
  },
  curlylob: (draft) =>
    longHair(draft, {
      end: 138,
      part: partOf(draft) * 18,
      wave: 10,
      often: 3,
      wide: 30,
      width: 10,
      count: 13,
      puff: 16,
    }),
  lob: (draft) => {
    const wavy = isWavy(draft.head)
    const look = { wave: wavy ? 6 : 0, wide: wavy ? 11 : 8, often: 1.5 }
    longHair(draft, { end: 158, part: partOf(draft) * 24, bevel: 1, ...look })
  },
  bob: (draft) => {
    const wave = isWavy(draft.head) ? 4 : 0
    longHair(draft, { end: 92, part: partOf(draft) * 28, wide: 10, wave, bevel: 1, sweep: 0.4 })
  },
  bobfringe: (draft) => {
    longHair(draft, { end: 96, wide: 10, bevel: 1, isBehind: true })
    fringe(draft)
  },
  fringelong: (draft) => {
    longHair(draft, { end: 270, wave: isWavy(draft.head) ? 5 : 0, isBehind: true })
    fringe(draft)
  },
  curtain: (draft) => {
    const wavy = isWavy(draft.head)
    longHair(draft, { end: 240, wave: wavy ? 9 : 0, wide: wavy ? 14 : 4, often: 2 })
    curtainFringe(draft)
  },
  shag: (draft) => {
    longHair(draft, {
      end: 146,
      part: partOf(draft) * 6,
      wave: 6,
      wide: 14,
      often: 1.6,
      bevel: 0.6,
    })
    curtainFringe(draft, 1.1)
  },
}

function partOf({ head }: HairDraft): number {
  return head.who.part
}
