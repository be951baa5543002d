import { randomBytes } from 'node:crypto'

export const KINDS = ['bet', 'bet-win'] as const
export type Kind = (typeof KINDS)[number]

export interface WalletCall {
  operation: Kind
  body: Record<string, string> & { sessionId: string; transactionId: string; roundId: string }
}

const newId = (): string => randomBytes(9).toString('base64url')
/** Every so many rounds one wins: it is on the winner board as well. */
const WINS_EVERY = 4

/** Calls of `members` in turn, each with ids of its own. */
export function callsOf(kind: Kind, members: readonly string[], count: number): WalletCall[] {
  return Array.from({ length: count }, (_, i) => {
    const sessionId = members[i % members.length] ?? ''
    const of = { sessionId, transactionId: newId(), roundId: newId(), currency: 'PHP' }
    const money =
      kind === 'bet' ? { amount: '1.00' } : { bet: '1.00', win: i % WINS_EVERY === 0 ? '3.00' : '0.00' }
    return { operation: kind, body: { ...of, ...money } }
  })
}
