import type { AgentPay, ContractKind } from '@site/shared-api/contract/agent-fields'
import type { PayStanding, readDailySalary } from '@site/shared-api/contract/agent-pay'
import { contractTerms } from '@site/shared-api/contract/agent-fields'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import { contractAhead, contractOn } from '#agents/contracts/contract.repository'
import { toContractDto } from '#agents/contracts/contracts'
import { selectPays, type PayRow } from '#agents/pay/pay.repository'
import { reckonPeriod } from '#agents/pay/pay-run'
import { periodText, dividendRange, type Period } from '#agents/pay/periods'
import { tierOf } from '#agents/pay/reckoning'
import { dayOf, toDecimal } from '#money/index'

interface PayQuery {
  readonly agentId: string
  readonly brand: LiveBrand
  readonly kind: ContractKind
}

const MOST_OPEN = 31

/** A line of the statement. */
export function toPayDto(row: PayRow): AgentPay {
  const money = (minor: bigint): string => toDecimal(minor, row.currency)
  return {
    id: row.id,
    kind: row.kind,
    period: row.period,
    basis: money(row.basis),
    active: row.active,
    rate: row.rate,
    passedOn: money(row.passed_on),
    amount: money(row.amount),
    corrected: money(row.corrected),
    currency: row.currency,
    state: row.state,
    at: row.at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
  }
}

/** The current period of an agent; null without a contract, and for hours, which are reckoned when they are over. */
export async function standingNow(
  platform: Pick<Platform, 'clock' | 'db'>,
  { agentId, brand, kind }: PayQuery,
): Promise<PayStanding | null> {
  const { clock, db } = platform
  if (kind === 'hourly') return null
  const day = dayOf(brand, clock.now())
  const contract = await contractOn(db, { agentId, kind, day })
  if (!contract) return null
  const terms = contractTerms.parse(contract.terms)
  const period: Period =
    terms.kind === 'dividend'
      ? { kind: 'dividend', period: terms.period, ...dividendRange(terms.period, day) }
      : { kind: 'daily', day }
  const reckoned = await reckonPeriod(platform, brand, period, agentId)
  const own = reckoned.find((one) => one.agentId === agentId)
  const { active = 0, amount = 0n, basis = 0n } = own ?? {}
  const currency = brand.document.currency.code
  return {
    period: periodText(period),
    basis: toDecimal(basis, currency),
    active,
    ...tierOf(terms, { active, basis }, currency),
    amount: toDecimal(amount, currency),
  }
}

/** A kind of pay as its agent sees it; `reader` is who looks. */
export async function viewOf(
  platform: Pick<Platform, 'clock' | 'db'>,
  query: PayQuery & { reader: string },
): Promise<ValueOf<typeof readDailySalary>> {
  const { clock, db } = platform
  const { agentId, brand, kind, reader } = query
  const now = clock.now()
  const contract =
    (await contractOn(db, { agentId, kind, day: dayOf(brand, now) })) ??
    (await contractAhead(db, { agentId, kind }))
  const [last] = await selectPays(db, { agentId, kind }, { after: undefined, limit: 1 })
  const open = await selectPays(db, { agentId, kind, state: 'open' }, { after: undefined, limit: MOST_OPEN })
  return {
    currency: brand.document.currency.code,
    timeZone: brand.document.timeZone,
    contract: contract ? toContractDto(contract, now, { memberId: reader }) : null,
    last: last ? toPayDto(last) : null,
    open: open.reverse().map(toPayDto),
    now: await standingNow(platform, query),
  }
}
