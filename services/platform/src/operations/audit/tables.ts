import type { Generated } from 'kysely'

export interface AuditTables {
  /** Entries that are no part of the chain yet; a trigger puts each one here in its own transaction, whichever copy writes it. */
  audit_unsealed: { entry_id: bigint; is_former: Generated<boolean> }
  /** The entries in their order, each with the hash of what it says and of the one before. */
  audit_chain: {
    position: bigint
    entry_id: bigint
    entry_hash: string
    hash: string
    /** Of the time before there was a chain. */
    is_former: boolean
    sealed_at: Date
  }
  /** The last hash of each batch, signed by the platform. */
  audit_seals: { position: bigint; hash: string; signature: string }
}

declare module '#db/tables' {
  interface Tables extends AuditTables {}
}
