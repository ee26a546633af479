import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** A value that stood in the address. It is taken out of it, so that whoever reloads or shares the page has it no more. */
export function useTakenFromAddress(name: string): string | null {
  const [params, setParams] = useSearchParams()
  const given = params.get(name)
  const [taken] = useState(given)
  useEffect(() => {
    if (given === null) return
    const without = (all: URLSearchParams) => [...all].filter(([key]) => key !== name)
    setParams(without, { replace: true, preventScrollReset: true })
  }, [given, name, setParams])
  return taken
}
