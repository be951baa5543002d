export type CheckKind = 'captcha' | 'slider' | 'work'

export interface HumanCheckTables {
  human_checks: {
    id: string
    merchant: string
    kind: CheckKind
    answer: string
    created_at: Date
    expires_at: Date
  }
  human_passes: { hash: string; merchant: string; address: string; expires_at: Date }
}

declare module '#db/tables' {
  interface Tables extends HumanCheckTables {}
}
