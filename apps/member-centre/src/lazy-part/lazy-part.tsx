import { useHydrated } from '@site/shared-api'
import { Suspense, type ReactNode } from 'react'

/** What comes in a file of its own: the server cannot wait for it, so it is drawn once the page is taken over. */
export function LazyPart({
  waiting,
  children,
}: {
  readonly waiting: ReactNode
  readonly children: ReactNode
}) {
  return useHydrated() ? <Suspense fallback={waiting}>{children}</Suspense> : waiting
}
