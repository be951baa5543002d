import { createHash } from 'node:crypto'

/** Whose ids an entry's id may be made of; each has a space of its own. */
type Space =
  | 'transfer'
  | 'hold'
  | 'close'
  | 'deposit'
  | 'reversal'
  | 'debt'
  | 'difference'
  | 'withdrawal'
  | 'reward'
  | 'bonus'
  | 'grant'
  | 'rebate'
  | 'mall'
  | 'agent-pay'
  | 'agent-correction'
  | 'team-transfer'
  | 'adjustment'

/** The id of the entry behind a caller's id: the same every time, and none that any caller can aim at. */
export function entryIdOf(space: Space, id: string): string {
  const hex = createHash('sha256').update(`${space} ${id}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
