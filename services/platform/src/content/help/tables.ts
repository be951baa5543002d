export interface HelpTables {
  help_topics: {
    merchant: string
    id: string
    /** What addresses name it by. */
    tag: string
    /** Title and HTML in each language. */
    texts: unknown
    /** Its questions in their order: tag, title and HTML in each language. */
    items: unknown
    sort: number
    /** Taken away by an operator, who may bring it back. */
    archived_at: Date | null
  }
}

declare module '#db/tables' {
  interface Tables extends HelpTables {}
}
