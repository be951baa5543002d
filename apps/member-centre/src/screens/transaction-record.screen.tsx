import { useMemberHint } from '@site/shared-api'
import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { AccountRecord } from '#features/records/account/account-record.tsx'
import { LineWaiting } from '#features/records/account/line-waiting.tsx'
import { LazyPart } from '#lazy-part/lazy-part.tsx'
import { GuestHome } from './member-home/guest-home.tsx'

const LineView = lazy(() => import('#features/records/account/line-view.tsx'))
const LINE = /^\d{1,18}$/

/** `/m/transaction/record` (A2, MEM-04): the account record; with `line` one line of it. */
export default function TransactionRecordScreen() {
  const { search } = useLocation()
  const isMember = useMemberHint()
  const line = new URLSearchParams(search).get('line') ?? ''
  if (!isMember) return <GuestHome screen="transactionRecord" />
  if (!LINE.test(line)) return <AccountRecord />
  return (
    <LazyPart waiting={<LineWaiting />}>
      <LineView key={line} lineId={line} />
    </LazyPart>
  )
}
