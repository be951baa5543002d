import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { site } from './site.ts'

/** The context of every React root on the page: the one store and the one query cache. */
export function SiteRoot({ children }: { readonly children: ReactNode }) {
  return (
    <Provider store={site().store}>
      <QueryClientProvider client={site().queries}>{children}</QueryClientProvider>
    </Provider>
  )
}
