import type { Generated } from 'kysely'

export interface PreviewTables {
  previews: {
    id: string
    merchant: string
    /** Version by module. */
    releases: unknown
    /** The brand's document where it is another than the live one. */
    document: unknown
    /** What operators write and have not published. */
    drafts: Generated<unknown>
    note: string
    made_by: string
    made_at: Date
    expires_at: Date
    ended_at: Date | null
    /** The loopback origin of a developer's machine; null where nothing is built there. */
    builds_from: string | null
    /** Descriptions of what is built there; null until there is something. */
    builds: unknown
    /** When a browser opened it, where one alone may. */
    opened_at: Date | null
  }
}

declare module '#db/tables' {
  interface Tables extends PreviewTables {}
}
