import { isPageSeen } from './overlays.ts'
import { stored } from './stored.ts'

/** Whether this browser plays a sound for a new message: not unless its member asked for it. */
export const messageSound = stored('message-sound', (known) => known === true || null, 'browser')

/** Tabs that nobody looks at leave it to the one that somebody does look at, for so long. */
const AFTER_YOU_MS = 300
/** For so long a message counts as the same in all tabs. */
const SAME_MS = 5_000

/** Tells of a message by a sound, in one tab only; where it is on the screen anyway no tab does. */
export async function soundOf(message: string, isOnScreen: boolean): Promise<void> {
  if (messageSound.get() !== true) return
  if (!isPageSeen()) await new Promise((later) => setTimeout(later, AFTER_YOU_MS))
  if ((await isFirstTab(message)) && !isOnScreen) playMessageSound()
}

/** Of all tabs that hear of a message the first one has it to itself. A browser without locks has each tab for itself. */
function isFirstTab(message: string): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return Promise.resolve(true)
  return new Promise((answer) => {
    void locks.request(`sound:${message}`, { ifAvailable: true }, (lock) => {
      answer(lock !== null)
      return new Promise((end) => setTimeout(end, SAME_MS))
    })
  })
}

const device: { context?: AudioContext } = {}

/** Two soft tones, one after the other and into each other, as our two circles. */
export function playMessageSound(): void {
  if (!('AudioContext' in globalThis)) return
  const context = (device.context ??= new AudioContext())
  // A browser plays nothing before its page was pressed once; then it is silent, and that is all.
  void context.resume().catch(() => undefined)
  tone(context, { frequency: 587, at: 0 })
  tone(context, { frequency: 784, at: 0.11 })
}

type Tone = { readonly frequency: number; readonly at: number }

const LOUDNESS = 0.12
const RISE_S = 0.015
const LENGTH_S = 0.35

function tone(context: AudioContext, { frequency, at }: Tone): void {
  const start = context.currentTime + at
  const source = context.createOscillator()
  const volume = context.createGain()
  source.frequency.value = frequency
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + RISE_S)
  volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH_S)
  source.connect(volume).connect(context.destination)
  source.start(start)
  source.stop(start + LENGTH_S)
}
