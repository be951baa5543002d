export interface SecretTables {
  secrets: { name: string; value: string; created_at: Date }
}

declare module '#db/tables' {
  interface Tables extends SecretTables {}
}
