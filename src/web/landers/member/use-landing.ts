import { useLoaderData, useParams } from 'react-router'
import type * as z from 'zod/mini'
import { nicheOf, readSlug, type getLanderMember, type Niche } from '#contract/landers.ts'
import { useSettings } from '#web/features/settings/settings.ts'

type Landing = z.output<(typeof getLanderMember)['output']> & { readonly niche: Niche }

/** Whose landing page it is, and for which niche: the one of the slug, else the site's own. */
export function useLanding(): Landing {
  const loaded = useLoaderData<Omit<Landing, 'niche'>>()
  const { slug } = useParams()
  const { niche } = useSettings()
  return { ...loaded, niche: slug ? readSlug(slug).niche : nicheOf(niche) }
}
