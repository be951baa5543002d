import { createHash } from 'node:crypto'

export interface Leg {
  readonly accountId: string
  /** Minor units; positive credits the account. */
  readonly amount: bigint
}

/** Hash of what an entry says: it detects the same id with another content, and a line that was added later. */
export function digestOf(
  entry: { readonly kind: string; readonly merchant: string; readonly currency: string },
  legs: readonly Leg[],
): string {
  const lines = legs.map(({ accountId, amount }) => `${accountId} ${amount}`).sort()
  return createHash('sha256')
    .update([entry.kind, entry.merchant, entry.currency, ...lines].join('\n'))
    .digest('base64url')
}
