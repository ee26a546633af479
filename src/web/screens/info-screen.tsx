import { useLoaderData } from 'react-router'
import type { ContentPage } from '#web/content/content.ts'
import { InfoPage } from './info/info-page.tsx'

/** A page of careful words: terms, privacy and the like, with the site's own details filled in. */
export function InfoScreen() {
  const page = useLoaderData<ContentPage>()
  return <InfoPage title={page.title} blocks={page.blocks} />
}
