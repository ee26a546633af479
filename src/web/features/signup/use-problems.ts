import { useState } from 'react'
import type { Problems, SignupField } from './problems.ts'

/** What was found wrong. An answer that is changed is no longer wrong until somebody looks again. */
export function useProblems() {
  const [found, setFound] = useState<Problems>({})
  const [changed, setChanged] = useState<readonly SignupField[]>([])
  const problems = Object.fromEntries(
    Object.entries(found).filter(([field]) => !changed.includes(field as SignupField)),
  ) as Problems

  function show(next: Problems) {
    setFound(next)
    setChanged([])
  }

  /** Takes the names of what was changed: fields, or the parts of a date. */
  function forget(names: readonly string[]) {
    const fields = names.map((name) => PARTS[name] ?? (name as SignupField))
    setChanged((before) => [...before, ...fields])
  }

  return {
    /** As it was found, for moving the focus there once. */
    found,
    problems,
    show,
    forget,
  }
}

const PARTS: Readonly<Record<string, SignupField>> = {
  day: 'date_of_birth',
  month: 'date_of_birth',
  year: 'date_of_birth',
}
