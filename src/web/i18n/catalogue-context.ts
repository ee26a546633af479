import { createContext, use } from 'react'
import type { Catalogue } from './catalogue.ts'

export const CatalogueContext = createContext<Catalogue | null>(null)

export function useCatalogue(): Catalogue {
  const catalogue = use(CatalogueContext)
  if (!catalogue) throw new Error('There is no catalogue around this')
  return catalogue
}
