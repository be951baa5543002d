import { useQuery, useSession, walletsQuery } from '@site/shared-api'
import { lazy, Suspense } from 'react'

const Bonuses = lazy(() => import('./bonuses.tsx'))

/** Where bonuses are shown; the code is loaded only for members whose wallets show that they have had one. */
export function BonusPlace() {
  const signedIn = useSession() !== null
  const { data } = useQuery({ ...walletsQuery(), enabled: signedIn })
  if (!signedIn || data?.wallets.some(({ kind }) => kind === 'bonus') !== true) return null
  return (
    <Suspense fallback={null}>
      <Bonuses />
    </Suspense>
  )
}
