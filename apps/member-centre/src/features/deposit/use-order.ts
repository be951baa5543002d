import { site, useLive, useQuery, useSession } from '@site/shared-api'
import { OPEN_DEPOSITS, type DepositOrder } from '@site/shared-api/contract/deposit'
import { useEffect } from 'react'
import { channelsQuery, historyQuery, orderQuery } from './deposit.api.ts'

/** Where nothing is told, the page asks. */
const ASK_MS = { open: 15_000, down: 4_000 } as const

export const isOpen = ({ state }: Pick<DepositOrder, 'state'>): boolean => OPEN_DEPOSITS.includes(state)

/** An order as it stands, told live; while nobody can be heard it is asked for. */
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

/** Whatever the platform tells of an order is asked for anew, wherever it is shown. */
export function followOrders(): () => void {
  const { bus, queries } = site()
  const told = bus.on('depositChanged').subscribe(({ data: { orderId } }) => {
    for (const { queryKey } of [orderQuery(orderId), channelsQuery(), historyQuery()])
      void queries.invalidateQueries({ queryKey })
  })
  return () => told.unsubscribe()
}
