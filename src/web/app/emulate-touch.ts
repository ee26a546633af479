import { cdp } from 'vitest/browser'

type Session = { send: (command: string, input: object) => Promise<unknown> }

/** Makes a test's browser one that is touched, with nothing in hand that points; or what it was before. */
export async function emulateTouch(enabled: boolean): Promise<void> {
  const session = cdp() as unknown as Session
  await session.send('Emulation.setTouchEmulationEnabled', { enabled })
}
