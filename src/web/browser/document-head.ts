import { useEffect } from 'react'

type HeadTags = {
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly icon: string
}

/** Writes title, description, canonical address and icon into the document's head. */
export function useHeadTags({ title, description, canonical, icon }: HeadTags): void {
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name=description]')?.setAttribute('content', description)
    document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical)
    document.querySelector('link[rel=icon]')?.setAttribute('href', icon)
  }, [title, description, canonical, icon])
}

/** Where the query cache keeps what a page is called, when only its data says so. */
export function pageNameKey(path: string) {
  return ['page-name', path] as const
}
