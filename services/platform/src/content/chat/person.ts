/** Who talks to customer service: a member, or a guest by their ticket. */
export interface Person {
  readonly kind: 'member' | 'guest'
  readonly id: string
}

/** Whose conversation a row is. */
export function personOf(row: { member_id: string | null; guest_id: string | null }): Person {
  return row.member_id === null
    ? { kind: 'guest', id: row.guest_id ?? '' }
    : { kind: 'member', id: row.member_id }
}
