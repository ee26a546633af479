const HOUR_MS = 60 * 60 * 1000
const LONGEST_WAIT_MS = 10_000

export function canLocate(): boolean {
  return 'geolocation' in navigator
}

/** Where this device is, to about a kilometre; one that was found within the hour will do. */
export function position(): Promise<{ lat: number; lon: number }> {
  return new Promise((found, failed) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => found({ lat: rounded(coords.latitude), lon: rounded(coords.longitude) }),
      (error) => failed(new Error(error.message)),
      { maximumAge: HOUR_MS, timeout: LONGEST_WAIT_MS },
    ),
  )
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
