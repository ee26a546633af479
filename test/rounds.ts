/** How often something is tried, or what: a little before every landing, and all that was promised at night. */
export function rounds<What>({ landing, night }: { landing: What; night: What }): What {
  return process.env['ROUNDS'] === 'night' ? night : landing
}
