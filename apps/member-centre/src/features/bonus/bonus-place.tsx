import { useQuery, useSession, walletsQuery } from '@site/shared-api'
import { lazy, Suspense } from 'react'

const Bonuses = lazy(() => import('./bonuses.tsx'))

/** Where bonuses are shown: for whoever has ever had one, which their wallets tell; nobody else loads a line of it. */
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
