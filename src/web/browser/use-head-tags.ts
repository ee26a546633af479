import { useEffect } from 'react'

type HeadTags = { readonly title: string; readonly description: string; readonly canonical: string }

/** Writes title, description and canonical address into the document's head. */
export function useHeadTags({ title, description, canonical }: HeadTags): void {
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name=description]')?.setAttribute('content', description)
    document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical)
  }, [title, description, canonical])
}
