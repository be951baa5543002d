import { site, useQuery, useSession, walletsQuery, type Wallets } from '@site/shared-api'
import { useEffect } from 'react'

export type Balance =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly sum: string; readonly wallets: Wallets['wallets'] }

const LOADING: Balance = { status: 'loading' }

function balanceOf(data: Wallets | undefined, failed: boolean): Balance {
  if (data) return { status: 'ready', sum: data.sumBalance, wallets: data.wallets }
  return failed ? { status: 'failed' } : LOADING
}

/** The member's balance, updated by events of other modules and tabs; `sum` is exact decimal text. */
export function useBalance() {
  const session = useSession()
  const signedIn = session !== null
  const wallets = useQuery({ ...walletsQuery(), enabled: signedIn })
  useEffect(() => followBalance(), [])
  const refreshing = signedIn && wallets.isFetching
  return {
    balance: signedIn ? balanceOf(wallets.data, wallets.isError && !refreshing) : LOADING,
    refreshing,
    refresh: () => void wallets.refetch(),
  }
}

/** A published sum shows at once; the wallets behind it are requested anew. */
function followBalance(): () => void {
  const { bus, queries } = site()
  const subscription = bus.on('balanceChanged').subscribe(({ data: { sumBalance } }) => {
    const { queryKey } = walletsQuery()
    if (sumBalance !== undefined)
      queries.setQueryData(queryKey, (known) => (known ? { ...known, sumBalance } : known))
    void queries.invalidateQueries({ queryKey })
  })
  return () => subscription.unsubscribe()
}
