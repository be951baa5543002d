export interface RegistrationTables {
  registration_attempts: {
    merchant: string
    attempt: string
    member_id: string
    digest: string
    created_at: Date
  }
}

declare module '#db/tables' {
  interface Tables extends RegistrationTables {}
}
