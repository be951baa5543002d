import type { Generated } from 'kysely'

export interface LinkTables {
  agent_links: {
    id: string
    merchant: string
    code: string
    agent_id: string
    name: string
    /** What becomes of who registers by it: 0 a member, 1 an agent. */
    type: number
    rate: number
    clicks: Generated<bigint>
    created_at: Date
    deleted_at: Generated<Date | null>
    /** The operator who ended it, and why; null where the agent deleted it. */
    ended_by: Generated<string | null>
    end_why: Generated<string | null>
  }
}

declare module '#db/tables' {
  interface Tables extends LinkTables {}
}
