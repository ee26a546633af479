import { createContext, createElement, use, type ComponentProps, type ElementType } from 'react'

export interface KitLinkProps extends ComponentProps<'a'> {
  href: string
}

/** What the kit's links are made of: plain anchors, unless the app gives its router's link, which is handed `href`. */
export const LinkContext = createContext<ElementType<KitLinkProps>>('a')

export function KitLink(props: KitLinkProps) {
  return createElement(use(LinkContext), props)
}
