import { contractTerms, type ContractTier } from '@site/shared-api/contract/agent-fields'
import { minorOf } from '#money/index'

/** Hundredths of a per cent. */
const WHOLE = 10_000n

/** What a contract's team came to within a period. */
export interface Standing {
  readonly contract_id: string
  readonly agent_id: string
  /** With whom the contract is; null: the brand. */
  readonly upline_id: string | null
  readonly terms: unknown
  /** Turnover or loss in minor units; below nothing counts as nothing. */
  readonly basis: bigint
  readonly active: number
}

export interface Reckoned {
  readonly agentId: string
  readonly contractId: string | null
  readonly basis: bigint
  readonly active: number
  readonly rate: number
  /** What direct downlines are given out of it. */
  readonly passedOn: bigint
  readonly amount: bigint
}

/** The highest step that is reached, and the one after it. */
export function tierOf(
  terms: unknown,
  { active, basis }: Pick<Standing, 'active' | 'basis'>,
  currency: string,
): { reached: ContractTier | null; next: ContractTier | null } {
  const { tiers } = contractTerms.parse(terms)
  const isMet = ({ least, leastActive }: ContractTier): boolean =>
    basis >= minorOf(least, currency) && active >= leastActive
  const at = tiers.findLastIndex(isMet)
  return { reached: tiers[at] ?? null, next: tiers[at + 1] ?? null }
}

/** What a contract gives for a period before anything is passed on, rounded down. */
function grossOf(standing: Standing, currency: string): { gross: bigint; rate: number } {
  const { reached } = tierOf(standing.terms, standing, currency)
  if (!reached || standing.basis <= 0n) return { gross: 0n, rate: 0 }
  return { gross: (standing.basis * BigInt(reached.rate)) / WHOLE, rate: reached.rate }
}

/**
 * What agents are paid by their contracts: the step's rate of the basis, less what direct downlines get by contracts with the agent;
 * never less than nothing.
 */
export function reckon(standings: readonly Standing[], currency: string): Reckoned[] {
  const gross = standings.map((standing) => ({ standing, ...grossOf(standing, currency) }))
  const passed = new Map<string, bigint>()
  for (const { gross: amount, standing } of gross)
    if (standing.upline_id !== null)
      passed.set(standing.upline_id, (passed.get(standing.upline_id) ?? 0n) + amount)
  return gross.map(({ gross: amount, rate, standing }) => {
    const share = passed.get(standing.agent_id) ?? 0n
    const passedOn = share < amount ? share : amount
    return {
      agentId: standing.agent_id,
      contractId: standing.contract_id,
      basis: standing.basis,
      active: standing.active,
      rate,
      passedOn,
      amount: amount - passedOn,
    }
  })
}
