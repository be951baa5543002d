export interface MessageTables {
  mails: { id: string; member_id: string; texts: unknown; sent_at: Date; read_at: Date | null }
}

declare module '#db/tables' {
  interface Tables extends MessageTables {}
}
