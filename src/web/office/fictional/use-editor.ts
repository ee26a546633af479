import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import {
  type FictionalProfile,
  makeFictional,
  publishFictional,
  readFictional,
  retireFictional,
  saveFictional,
} from '#contract/office/fictional.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useFresh, useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'

export type Typed = Omit<z.input<typeof saveFictional.input>, 'profile_id' | 'revision'>

const NOTHING: Typed = {
  name: '',
  date_of_birth: '',
  gender: 'female',
  seeks: 'male',
  country: 'NL',
  city: '',
  language: 'nl',
  about: '',
  interests: [],
  brief: '',
  writer_ids: [],
}

function typedOf(profile: FictionalProfile): Typed {
  const { name, date_of_birth, gender, seeks, country, city, language } = profile
  const { about, brief, interests, writers } = profile
  return {
    name,
    date_of_birth,
    gender,
    seeks,
    country,
    city,
    language,
    about,
    interests: interests as Typed['interests'],
    brief,
    writer_ids: writers.map(({ id }) => id),
  }
}

/** The profile in the address, or the site that a new one is for. */
export function useProfile() {
  const { searchParams } = usePlace()
  const id = searchParams.get('id')
  const query = useQuery({
    queryKey: ['fictional-profile', id],
    queryFn: () => call(readFictional, { profile_id: id ?? '' }),
    enabled: id !== null,
    refetchOnWindowFocus: false,
  })
  return { id, siteId: searchParams.get('site') ?? '', query }
}

/** What is typed, and what is done with it. What was typed stays when something is refused. */
export function useEditor(profile: FictionalProfile | null, siteId: string) {
  const { t } = useOffice()
  const queries = useQueryClient()
  const { run, asking } = useFresh()
  const [newId] = useState(() => crypto.randomUUID())
  const [change, setChange] = useState<Partial<Typed>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const typed = { ...(profile ? typedOf(profile) : NOTHING), ...change }

  const keep = async (saved: FictionalProfile) => {
    queries.setQueryData(['fictional-profile', saved.id], saved)
    await queries.invalidateQueries({ queryKey: ['fictional'] })
  }
  const attempt = async (work: () => Promise<FictionalProfile>): Promise<boolean> => {
    setBusy(true)
    setProblem(null)
    try {
      await keep(await work())
      return true
    } catch (error) {
      setProblem(wordsFor(t, error))
      return false
    } finally {
      setBusy(false)
    }
  }
  const save = async () => {
    const isSaved = await attempt(() =>
      profile
        ? call(saveFictional, { profile_id: profile.id, revision: profile.revision, ...typed })
        : call(makeFictional, { client_id: newId, site_id: siteId, ...typed }),
    )
    if (isSaved) setChange({})
    if (isSaved && !profile) goTo(`/fictional-profile${queryOf({ id: newId })}`, { replaces: true })
  }
  return {
    typed,
    problem,
    asking,
    isBusy,
    isChanged: Object.keys(change).length > 0,
    set: (more: Partial<Typed>) => setChange({ ...change, ...more }),
    keep,
    save,
    publish: ({ id, revision }: FictionalProfile) =>
      attempt(() => run(() => call(publishFictional, { profile_id: id, revision }))),
    retire: ({ id }: FictionalProfile) =>
      attempt(() => run(() => call(retireFictional, { profile_id: id }))),
  }
}
