export interface PasswordTables {
  password_resets: {
    hash: string
    merchant: string
    member_id: string
    created_at: Date
    expires_at: Date
  }
}

declare module '#db/tables' {
  interface Tables extends PasswordTables {}
}
