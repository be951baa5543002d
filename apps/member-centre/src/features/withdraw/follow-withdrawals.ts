import { site, useLive, useQuery, useSession } from '@site/shared-api'
import { OPEN_WITHDRAWALS, type Withdrawal } from '@site/shared-api/contract/withdraw'
import { useEffect } from 'react'
import { historyQuery, offerQuery, withdrawalQuery } from './withdraw.api.ts'

/** How often the page polls: while events arrive, and while the stream is down. */
const ASK_MS = { open: 15_000, down: 4_000 } as const

export const isOpen = ({ state }: Pick<Withdrawal, 'state'>): boolean => OPEN_WITHDRAWALS.includes(state)

/** A withdrawal, updated by events; polled faster while the stream is down. */
export function useWithdrawal(orderId: string) {
  const live = useLive()
  const signedIn = useSession() !== null
  const every = live === 'open' ? ASK_MS.open : ASK_MS.down
  const query = useQuery({
    ...withdrawalQuery(orderId),
    enabled: signedIn,
    refetchInterval: ({ state: { data } }) => (data === undefined || isOpen(data) ? every : false),
  })
  useEffect(() => followWithdrawals(), [])
  return query
}

/** An event of a withdrawal requests it anew, wherever it is shown. */
export function followWithdrawals(): () => void {
  const { bus, queries } = site()
  const subscription = bus.on('withdrawalChanged').subscribe(({ data: { orderId } }) => {
    for (const { queryKey } of [withdrawalQuery(orderId), offerQuery(), historyQuery()])
      void queries.invalidateQueries({ queryKey })
  })
  return () => subscription.unsubscribe()
}
