import { useMessages } from '@site/shared-api'
import { Badge } from '@site/ui'
import type { JoinedState } from '#member/joined.api.ts'

const TONES = {
  joined: 'accent',
  applied: 'accent',
  approved: 'success',
  paid: 'success',
  refused: 'danger',
  ended: 'muted',
} as const

/** How far one is with a promotion, in a word. */
export function StateBadge({ state }: { readonly state: JoinedState }) {
  const t = useMessages('content')
  return <Badge tone={TONES[state]}>{t(`joined.state.${state}`)}</Badge>
}
