import type { Generated } from 'kysely'

export interface ImportTables {
  catalogue_imports: {
    id: string
    source: string
    file_name: string
    bytes: number
    sha256: string | null
    state: string
    progress: Generated<number>
    /** Raised with every change of the settings: an operator who takes the import names the report they saw. */
    judgement: Generated<number>
    settings: unknown
    /** Providers to make and brands that offer the games, as they were judged. */
    plan: unknown
    report: unknown
    headers: Generated<unknown>
    refusal: string | null
    added: Generated<number>
    changed: Generated<number>
    put_back: Generated<number>
    kept: Generated<number>
    created_by: string
    created_at: Date
    taken_by: string | null
    taken_at: Date | null
    undone_by: string | null
    undone_at: Date | null
    /** Which try at a work this is: what an earlier one left is no one's. */
    run: Generated<number>
    /** The run whose rows the report is of. */
    judged_run: number | null
    /** By the database's clock, as is `wrote_until`: a report that is older than the last writing is stale. */
    judged_from: Date | null
    wrote_until: Date | null
    attempts: Generated<number>
    leased_by: string | null
    leased_until: Date | null
  }
  catalogue_import_parts: { import_id: string; part: number; bytes: Uint8Array }
  catalogue_import_rows: {
    import_id: string
    run: number
    line: number
    node_id: bigint
    verdict: string
    vendor: string
    candidate: unknown
    /** `written`, `undone`, or `kept` where others had changed the game since; nothing before it is taken. */
    done: string | null
    before: unknown
    after: unknown
  }
  catalogue_import_findings: {
    import_id: string
    run: number
    n: number
    line: number
    severity: string
    code: string
    field: string
    value: string
    text: string
  }
  catalogue_import_sources: { source: string; settings: unknown; changed_by: string; changed_at: Date }
}

declare module '#db/tables' {
  interface Tables extends ImportTables {}
}
