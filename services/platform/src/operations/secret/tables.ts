export interface SecretTables {
  secrets: { name: string; value: string; created_at: Date }
}
