type Point = { readonly lat: number; readonly lon: number }

const KM_PER_DEGREE = 111.2

/** The distance of two points that are near each other, to a few per cent: enough to tell which town is closest. */
export function kilometresBetween(a: Point, b: Point): number {
  const east = Math.abs(a.lon - b.lon)
  const x = Math.min(east, 360 - east) * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180))
  return Math.hypot(a.lat - b.lat, x) * KM_PER_DEGREE
}
