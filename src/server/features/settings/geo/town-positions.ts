import type { Place } from '#contract/fields.ts'
import type { Position } from './grid.ts'
import { kilometresBetween } from './kilometres-between.ts'

type Positions = ReadonlyMap<string, Position>

const kept: { positions?: Promise<Positions> } = {}

/** Where towns are: one position for each, the middle of its points. The first who asks loads the list. */
export function townPositions(): Promise<Positions> {
  return (kept.positions ??= readPositions())
}

export function townKey({ country, region, city }: Place): string {
  return `${country}|${region}|${city}`
}

/** The way between two towns in whole kilometres; null within one, and when one of them is unknown. */
export async function kilometresBetweenTowns(from: Place, to: Place): Promise<number | null> {
  const positions = await townPositions()
  const [start, end] = [positions.get(townKey(from)), positions.get(townKey(to))]
  if (!start || !end || townKey(from) === townKey(to)) return null
  return Math.max(1, Math.round(kilometresBetween(start, end)))
}

async function readPositions(): Promise<Positions> {
  const { default: list } = await import('./places.json', { with: { type: 'json' } })
  const points = new Map<string, Position[]>()
  for (const written of Object.values(list.cells).flatMap((cell) => cell.split('\t'))) {
    const [country, region, town, ...listed] = written.split('|')
    const key = `${country}|${region}|${town}`
    points.set(key, [...(points.get(key) ?? []), ...listed.map(positionOf)])
  }
  return new Map([...points].map(([key, positions]) => [key, middleOf(positions)]))
}

function positionOf(point: string): Position {
  const [lat = 0, lon = 0] = point.split(',').map(Number)
  return { lat: lat / 100, lon: lon / 100 }
}

function middleOf(positions: readonly Position[]): Position {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lat: mean(positions.map(({ lat }) => lat)), lon: mean(positions.map(({ lon }) => lon)) }
}
