import { useMemberHint } from '@site/shared-api'
import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { BettingRecord } from '#features/records/betting/betting-record.tsx'
import { RoundWaiting } from '#features/records/betting/round-waiting.tsx'
import { LazyPart } from '#lazy-part/lazy-part.tsx'
import { GuestHome } from './member-home/guest-home.tsx'

const RoundView = lazy(() => import('#features/records/betting/round-view.tsx'))
const ROUND = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** `/m/gameRecord` (A2, MEM-04): the betting record; with `round` and when it began (`at`) one round of it. */
export default function GameRecordScreen() {
  const { search } = useLocation()
  const isMember = useMemberHint()
  const query = new URLSearchParams(search)
  const [round, at] = [query.get('round') ?? '', query.get('at') ?? '']
  if (!isMember) return <GuestHome screen="gameRecord" />
  if (!ROUND.test(round)) return <BettingRecord />
  return (
    <LazyPart waiting={<RoundWaiting />}>
      <RoundView key={round} id={round} at={at} />
    </LazyPart>
  )
}
