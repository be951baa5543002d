import { site, useLive, useQuery, useSession } from '@site/shared-api'
import { OPEN_DEPOSITS, type DepositOrder } from '@site/shared-api/contract/deposit'
import { useEffect } from 'react'
import { channelsQuery, historyQuery, orderQuery } from './deposit.api.ts'

/** How often the page polls: while events arrive, and while the stream is down. */
const ASK_MS = { open: 15_000, down: 4_000 } as const

export const isOpen = ({ state }: Pick<DepositOrder, 'state'>): boolean => OPEN_DEPOSITS.includes(state)

/** An order, updated by events; polled faster while the stream is down. */
export function useOrder(orderId: string) {
  const live = useLive()
  const signedIn = useSession() !== null
  const every = live === 'open' ? ASK_MS.open : ASK_MS.down
  const query = useQuery({
    ...orderQuery(orderId),
    enabled: signedIn,
    refetchInterval: ({ state: { data } }) => (data === undefined || isOpen(data) ? every : false),
  })
  useEffect(() => followOrders(), [])
  return query
}

/** An event of an order requests it anew, wherever it is shown. */
export function followOrders(): () => void {
  const { bus, queries } = site()
  const subscription = bus.on('depositChanged').subscribe(({ data: { orderId } }) => {
    for (const { queryKey } of [orderQuery(orderId), channelsQuery(), historyQuery()])
      void queries.invalidateQueries({ queryKey })
  })
  return () => subscription.unsubscribe()
}
