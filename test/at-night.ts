import { test } from 'vitest'
import { rounds } from './rounds.ts'

type Define = (name: string, body: () => Promise<void>) => void

/** A test for the night alone: a second way to what a test beside it proves before every landing, and slow. */
export const atNight = rounds<Define>({ landing: () => undefined, night: test })
