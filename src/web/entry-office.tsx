import './office/office.scss'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { applyTheme } from './office/kit/theme.ts'
import { Office } from './office/office.tsx'

applyTheme()

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5_000 } } })

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Office />
    </QueryClientProvider>
  </StrictMode>,
)
