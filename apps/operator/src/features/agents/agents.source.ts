import {
  listAgentPays,
  listAgentRuns,
  listAgents,
  listConsoleContracts,
  listFraudSignals,
  type AgentRun,
  type ConsoleAgent,
  type ConsoleContract,
  type ConsolePay,
  type FraudSignal,
} from '@site/shared-api/contract/agent-console'
import { call } from '#client/call.ts'
import { sourceOf } from '#features/loyalty/loyalty.source.ts'

/** A row of the list, which is known by brand and account. */
export type AgentRow = ConsoleAgent & { readonly id: string }

export const agentsSource = sourceOf<AgentRow>(async (query, options) => {
  const { list, nextCursor } = await call(listAgents, { query }, options)
  return { list: list.map((agent) => ({ ...agent, id: `${agent.merchant}:${agent.account}` })), nextCursor }
})
export const agentContractsSource = sourceOf<ConsoleContract>((query, options) =>
  call(listConsoleContracts, { query }, options),
)
export const agentPaysSource = sourceOf<ConsolePay>((query, options) =>
  call(listAgentPays, { query }, options),
)
export const agentRunsSource = sourceOf<AgentRun>((query, options) => call(listAgentRuns, { query }, options))
export const agentSignalsSource = sourceOf<FraudSignal>((query, options) =>
  call(listFraudSignals, { query }, options),
)
