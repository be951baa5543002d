import { call, callQuery, cursorCallQuery } from '@site/shared-api'
import {
  agentKpi,
  closeSubAccount,
  listDownlines,
  listSubAccounts,
  openSubAccount,
  readAgent,
  readDownline,
  readQuotas,
  readRebates,
  readRebateSettings,
  registerDownline,
  setRebate,
} from '@site/shared-api/contract/agent'
import {
  acceptContract,
  counterContract,
  listContracts,
  offerContract,
  readContract,
  refuseContract,
  withdrawContract,
} from '@site/shared-api/contract/agent-contract'
import { createLink, deleteLink, listLinks } from '@site/shared-api/contract/agent-link'
import {
  agentStatement,
  applyDailySalary,
  currentDividend,
  dailySalaryHistory,
  dividendHistory,
  hourlySalaryHistory,
  payOutDividend,
  readDailySalary,
  readHourlySalary,
} from '@site/shared-api/contract/agent-pay'
import {
  listTeamTransfers,
  readTransferOffer,
  transferToDownline,
} from '@site/shared-api/contract/agent-transfer'
import type { BodyInput, QueryInput, ValueOf } from '@site/shared-api/contract/call'
import type { ContractKind } from '@site/shared-api/contract/agent-fields'

const PAGE = 20
/** A team may be large: a page of it is more than a screen. */
const TEAM_PAGE = 50
/** Pending pay and the team change with every round: they are requested whenever they are opened. */
const FRESH = { staleTime: 0 } as const
/** Coming back to a long list shows what was loaded: asking for every page of it again would take as long as loading it did. */
const KEPT = { staleTime: 60_000 } as const
const paged = { query: { limit: PAGE } } as const
/** What a form says in its own place. */
const own = { alert: 'own' } as const

export type Agent = ValueOf<typeof readAgent>
/** What is drawn for an agent. */
export interface OfAgent {
  readonly agent: Agent
}
export type TransferOffer = ValueOf<typeof readTransferOffer>
export type PayView = ValueOf<typeof readDailySalary>
export type Rebates = ValueOf<typeof readRebates>
export type RebateSetting = ValueOf<typeof readRebateSettings>['list'][number]
export type SubAccount = ValueOf<typeof openSubAccount>

export const agentQuery = () => ({ ...callQuery(readAgent), ...FRESH })
export const kpiQuery = (query: QueryInput<typeof agentKpi>) => ({
  ...callQuery(agentKpi, { query }),
  ...FRESH,
})
export const teamQuery = (query: QueryInput<typeof listDownlines>) => ({
  ...cursorCallQuery(listDownlines, { query: { ...query, limit: TEAM_PAGE } }),
  ...KEPT,
})
export const downlineQuery = (query: QueryInput<typeof readDownline>) => ({
  ...callQuery(readDownline, { query }),
  ...FRESH,
})
export const register = (body: BodyInput<typeof registerDownline>) => call(registerDownline, { body }, own)

export const rebatesQuery = () => ({ ...callQuery(readRebates), ...FRESH })
export const rebateSettingsQuery = () => ({ ...cursorCallQuery(readRebateSettings, paged), ...FRESH })
export const quotasQuery = () => ({ ...callQuery(readQuotas), ...FRESH })
export const setRate = (body: BodyInput<typeof setRebate>) => call(setRebate, { body }, own)

export const linksQuery = () => ({ ...callQuery(listLinks), ...FRESH })
export const makeLink = (body: BodyInput<typeof createLink>) => call(createLink, { body }, own)
export const removeLink = (code: string) => call(deleteLink, { params: { code } })

export const helpersQuery = () => ({ ...callQuery(listSubAccounts), ...FRESH })
export const openHelper = (body: BodyInput<typeof openSubAccount>) => call(openSubAccount, { body }, own)
export const closeHelper = (account: string) => call(closeSubAccount, { params: { account } })

export const transferOfferQuery = () => ({ ...callQuery(readTransferOffer), ...FRESH })
export const transfersQuery = () => ({ ...cursorCallQuery(listTeamTransfers, paged), ...FRESH })
export const transfer = (body: BodyInput<typeof transferToDownline>) =>
  call(transferToDownline, { body }, own)

export const statementQuery = (query: QueryInput<typeof agentStatement>) => ({
  ...cursorCallQuery(agentStatement, { query: { ...query, limit: PAGE } }),
  ...FRESH,
})

/** An agent's pay of a kind: contract, state of the period, pending payments. */
export const payQuery = (kind: ContractKind) => ({ ...callQuery(PAY[kind].view), ...FRESH })
export const payHistoryQuery = (kind: ContractKind) => ({
  ...cursorCallQuery(PAY[kind].history, paged),
  ...FRESH,
})
/** Asks for what is open; the same line is paid once. An hourly salary is paid by itself. */
export const askForPay = (kind: 'daily' | 'dividend', id: string) => call(PAY[kind].ask, { body: { id } })

const PAY = {
  daily: { view: readDailySalary, history: dailySalaryHistory, ask: applyDailySalary },
  hourly: { view: readHourlySalary, history: hourlySalaryHistory },
  dividend: { view: currentDividend, history: dividendHistory, ask: payOutDividend },
} as const

export const contractsQuery = (query: QueryInput<typeof listContracts>) => ({
  ...cursorCallQuery(listContracts, { query: { ...query, limit: PAGE } }),
  ...FRESH,
})
export const contractQuery = (id: string) => ({ ...callQuery(readContract, { params: { id } }), ...FRESH })
export const accept = (id: string) => call(acceptContract, { params: { id } })
export const refuse = (id: string, why: string) =>
  call(refuseContract, { params: { id }, body: why === '' ? {} : { why } })
export const withdraw = (id: string) => call(withdrawContract, { params: { id } })
export const counter = (id: string, body: BodyInput<typeof counterContract>) =>
  call(counterContract, { params: { id }, body }, own)
export const offer = (body: BodyInput<typeof offerContract>) => call(offerContract, { body }, own)
