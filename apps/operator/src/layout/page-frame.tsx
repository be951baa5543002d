import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { AccessRefused } from '#layout/access-refused.tsx'
import { PageBoundary } from '#layout/page-boundary.tsx'
import type { ConsolePage } from '#console-page.ts'
import { useMay } from '#session/rights.ts'
import { Waiting } from '#layout/waiting.tsx'

interface Props {
  readonly page: ConsolePage
}

/** One page within the frame: refused by its call where the role may not make it, apart from the others when it fails. */
export function PageFrame({ page: { needs, params, Page } }: Props) {
  const may = useMay()
  const { pathname } = useLocation()
  if (!may(needs, params)) return <AccessRefused />
  return (
    <PageBoundary key={pathname}>
      <Suspense fallback={<Waiting />}>
        <Page />
      </Suspense>
    </PageBoundary>
  )
}
