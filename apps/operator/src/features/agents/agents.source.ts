import { listAgents, type ConsoleAgent } from '@site/shared-api/contract/agent-console'
import { listConsoleContracts } from '@site/shared-api/contract/agent-contract-console'
import { listConsoleLinks } from '@site/shared-api/contract/agent-link-console'
import { listAgentPays, listAgentRuns } from '@site/shared-api/contract/agent-pay-console'
import { listFraudSignals } from '@site/shared-api/contract/agent-signal-console'
import { listConsoleTransfers } from '@site/shared-api/contract/agent-transfer-console'
import { call } from '#client/call.ts'
import { cursorSource } from '#providers/cursor-source.ts'
import { dayAt } from '#when/day-at.ts'

/** A row of the list, which is known by brand and account. */
export type AgentRow = ConsoleAgent & { readonly id: string }

const FILTERS = ['merchant', 'account', 'kind', 'state', 'period'] as const

export const agentsSource = cursorSource<AgentRow>(['merchant', 'search'], async (query, options) => {
  const { list, nextCursor } = await call(listAgents, { query }, options)
  return { list: list.map((agent) => ({ ...agent, id: `${agent.merchant}:${agent.account}` })), nextCursor }
})
export const agentContractsSource = cursorSource(FILTERS, (query, options) =>
  call(listConsoleContracts, { query }, options),
)
export const agentPaysSource = cursorSource(FILTERS, (query, options) =>
  call(listAgentPays, { query }, options),
)
export const agentRunsSource = cursorSource(FILTERS, (query, options) =>
  call(listAgentRuns, { query }, options),
)
export const agentSignalsSource = cursorSource(FILTERS, (query, options) =>
  call(listFraudSignals, { query }, options),
)

const MADE = ['merchant', 'account', 'from', 'until'] as const
type ListQuery = Record<string, string | number>

/** The days of a filter as the moments in which they begin and end. */
function withMoments({ from, until, ...query }: ListQuery): ListQuery {
  const moments = { from: dayAt(from?.toString(), 0), until: dayAt(until?.toString(), 1) }
  return {
    ...query,
    ...(moments.from !== undefined && { from: moments.from }),
    ...(moments.until !== undefined && { until: moments.until }),
  }
}

export const agentLinksSource = cursorSource([...MADE, 'code', 'state'], (query, options) =>
  call(listConsoleLinks, { query: withMoments(query) }, options),
)
export const agentTransfersSource = cursorSource(MADE, (query, options) =>
  call(listConsoleTransfers, { query: withMoments(query) }, options),
)
