export interface MessageTables {
  chat_messages: {
    id: string
    member_id: string
    from_operator: boolean
    text: string
    sent_at: Date
    read_at: Date | null
  }
}

declare module '#db/tables' {
  interface Tables extends MessageTables {}
}
