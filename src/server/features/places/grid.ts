/** A position; in the grid its degrees are counted in hundredths. */
export type Position = { readonly lat: number; readonly lon: number }

/** The side of a cell, in hundredths of a degree. */
const CELL = 50
const COLUMNS = 36_000 / CELL
const HUNDREDTHS_PER_KM = 100 / 111

/** A position to 0.01 degree: about a kilometre, and no finer. */
export function hundredths({ lat, lon }: Position): Position {
  return { lat: Math.round(lat * 100), lon: Math.round(lon * 100) }
}

/** The key of the cell that a position lies in. */
export function cellOf({ lat, lon }: Position): string {
  return cellKey(Math.floor(lat / CELL), Math.floor(lon / CELL))
}

/** The keys of all cells that have a point within so many kilometres of a position. */
export function cellsAround({ lat, lon }: Position, km: number): string[] {
  const north = km * HUNDREDTHS_PER_KM
  const east = Math.min(north / Math.cos((lat / 100) * (Math.PI / 180)), 18_000 - CELL)
  return range(lat - north, lat + north).flatMap((row) =>
    range(lon - east, lon + east).map((column) => cellKey(row, column)),
  )
}

function range(from: number, to: number): number[] {
  const first = Math.floor(from / CELL)
  return Array.from({ length: Math.floor(to / CELL) - first + 1 }, (_, index) => first + index)
}

/** Columns go round the globe: the one east of the last is the first. */
function cellKey(row: number, column: number): string {
  return `${row},${(column + COLUMNS) % COLUMNS}`
}

type Point = { readonly lat: number; readonly lon: number }

const KM_PER_DEGREE = 111.2

/** The distance of two points that are near each other, to a few per cent: enough to tell which town is closest. */
export function kilometresBetween(a: Point, b: Point): number {
  const east = Math.abs(a.lon - b.lon)
  const x = Math.min(east, 360 - east) * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180))
  return Math.hypot(a.lat - b.lat, x) * KM_PER_DEGREE
}
