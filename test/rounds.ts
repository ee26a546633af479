/** How often something is tried: a few times before every landing, and all the times that were promised at night. */
export function rounds({ landing, night }: { landing: number; night: number }): number {
  return process.env['ROUNDS'] === 'night' ? night : landing
}
