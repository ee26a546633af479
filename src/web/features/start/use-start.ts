import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { z } from 'zod/mini'
import type { Call } from '#contract/endpoint.ts'
import { listPhotos } from '#contract/photos.ts'
import type { SearchFilters } from '#contract/search.ts'
import { getStart, saveStart, type Start } from '#contract/start.ts'
import { START_STEPS, type StartStep } from '#contract/start-steps.ts'
import { call } from '#web/api/call.ts'
import { forYouKey, searchKey, startKey } from '#web/api/keys.ts'
import type { Answers } from '#web/features/match-finder/data/answers.ts'
import { changed } from '#web/features/search/filters.ts'

/** The steps that are shown. */
export const STEPS = START_STEPS.slice(0, -1) as readonly ShownStep[]
export type ShownStep = Exclude<StartStep, 'done'>
export type LoadedStart = Awaited<ReturnType<typeof loadStart>>
type StartAnswers = Answers & Pick<SearchFilters, 'looks_for'>
type Saved = Omit<z.input<(typeof saveStart)['input']>, 'step'>

/** How far the member came, and the photos they have. */
export async function loadStart(call: Call) {
  const [start, photos] = await Promise.all([call(getStart, {}), call(listPhotos, {})])
  return { start, photos }
}

/**
 * The guided start. The step on the screen stands in the address, so the browser's way back works; how far one came is
 * kept by the server, so that one goes on there another time.
 */
export function useStart(loaded: LoadedStart) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { data: start } = useQuery({
    queryKey: startKey,
    queryFn: () => call(getStart, {}),
    initialData: loaded.start,
    staleTime: Infinity,
    gcTime: 0,
  })
  const step = shownStep(params.get('step'), start)
  const [answers, setAnswers] = useState<StartAnswers>(() => answersOf(start))
  const [movedTo, setMovedTo] = useState<ShownStep | null>(null)
  const save = useMutation({
    mutationFn: (saved: Saved & { readonly step: StartStep }) => call(saveStart, saved),
    onSuccess: (now) => {
      queries.setQueryData(startKey, now)
      // What was found before was found with other wishes.
      for (const queryKey of [searchKey, forYouKey]) queries.removeQueries({ queryKey })
    },
  })
  const at = STEPS.indexOf(step)

  function goTo(to: ShownStep) {
    setMovedTo(to)
    save.reset()
    void navigate({ search: `step=${to}` })
  }

  return {
    start,
    step,
    at,
    answers,
    movedTo,
    save,
    change: (part: Parameters<typeof changed>[1]) =>
      setAnswers(changed(answers, part) as StartAnswers),
    goBack: () => goTo(STEPS[at - 1] ?? step),
    /** Saves what this step asked, if anything, and shows the next one. */
    goOn: (saved: Saved = {}) => {
      const next = STEPS[at + 1]
      if (next) save.mutate({ ...saved, step: next }, { onSuccess: () => goTo(next) })
    },
    finish: () => save.mutate({ step: 'done' }),
  }
}

export type StartState = ReturnType<typeof useStart>

/** A step further than the member came is not shown yet; who is through looks at the end, or at what they choose. */
function shownStep(asked: string | null, { step: reached }: Start): ShownStep {
  const wanted = STEPS.findIndex((each) => each === asked)
  const furthest = Math.min(START_STEPS.indexOf(reached), STEPS.length - 1)
  return STEPS[wanted === -1 || wanted > furthest ? furthest : wanted]!
}

function answersOf({ wishes, interests, looks_for }: Start): StartAnswers {
  const { seeks, seeks_couples: couples, min_age, max_age, distance } = wishes
  const known = { gender: seeks, couples, min_age, max_age, interests, looks_for }
  return distance === null ? known : { ...known, distance }
}
