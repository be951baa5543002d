import type { Generated } from 'kysely'

/** `gift`: house money. `deposit`: a payment that an operator says has come in. */
export type HandoutKind = 'gift' | 'deposit'

export interface HandoutTables {
  operator_handouts: {
    id: Generated<bigint>
    operator: string
    merchant: string
    kind: HandoutKind
    /** What it was for: the id of a reward, a correction, a deposit. */
    subject: string
    /** Minor units. */
    amount: bigint
    at: Date
  }
}

declare module '#db/tables' {
  interface Tables extends HandoutTables {}
}
