export interface AgentRuleTables {
  agent_rules: { merchant: string; document: unknown }
  /** Days whose play changed after they were over. */
  agent_late: { merchant: string; day: string }
}

declare module '#db/tables' {
  interface Tables extends AgentRuleTables {}
}
