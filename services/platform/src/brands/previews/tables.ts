export interface PreviewTables {
  previews: {
    id: string
    merchant: string
    /** Version by module. */
    releases: unknown
    /** The brand's document where it is another than the live one. */
    document: unknown
    note: string
    made_by: string
    made_at: Date
    expires_at: Date
    ended_at: Date | null
  }
}

declare module '#db/tables' {
  interface Tables extends PreviewTables {}
}
