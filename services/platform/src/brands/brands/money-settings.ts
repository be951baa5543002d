import { minorDigits } from '@site/config'
import type { Brand } from '@site/config/schema'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/database'
import { problem, type Content, type Problem } from '#operations/index'

/**
 * Which settings of a brand money depends on: what was booked, limited or reported is stored in minor units of the currency and by
 * days of the time zone, so these are fixed with it, each at its path. Every setting is named here; a new one does not compile
 * until it is classified.
 */
export const MONEY_SETTINGS = {
  currency: 'currency.code',
  timeZone: 'timeZone',
  adultAge: null,
  ageGate: null,
  bigWinFrom: null,
  blockedNetworks: null,
  categories: null,
  chat: null,
  country: null,
  customerService: null,
  defaultLanguage: null,
  defaultTheme: null,
  feedbackLength: null,
  flags: null,
  helplines: null,
  hosts: null,
  imageHosts: null,
  inHouseVendors: null,
  jackpot: null,
  languages: null,
  lobby: null,
  maintenance: null,
  mark: null,
  // Never changed, with or without money (`judgeBrand`).
  merchant: null,
  modules: null,
  name: null,
  ownMark: null,
  pictureHosts: null,
  publicOrigin: null,
  regionRestriction: null,
  resources: null,
  shape: null,
  sms: null,
  tagline: null,
  themes: null,
  usernameRegistration: null,
  vendors: null,
} as const satisfies Record<keyof Brand, string | null>

const of = (table: string): ((merchant: string) => RawBuilder<unknown>) => {
  return (merchant) => sql`select from ${sql.table(table)} where merchant = ${merchant}`
}

/** The tables with money of a brand, or counts by its days; the ledger first, since most has a line there. */
export const MONEY_OF_BRAND: Readonly<Record<string, (merchant: string) => RawBuilder<unknown>>> = {
  // A member's empty wallet is no money yet.
  ledger_accounts: (merchant) =>
    sql`select from ledger_accounts where merchant = ${merchant} and (member_id is null or seq > 0)`,
  ledger_entries: of('ledger_entries'),
  day_reports: of('day_reports'),
  deposit_orders: of('deposit_orders'),
  withdrawals: of('withdrawals'),
  balance_adjustments: of('balance_adjustments'),
  approval_requests: (merchant) =>
    sql`select from approval_requests where merchant = ${merchant} and amount is not null`,
  member_limits: of('member_limits'),
  reward_applications: of('reward_applications'),
  reward_grants: of('reward_grants'),
  agent_pays: of('agent_pays'),
  play_limits: (merchant) =>
    sql`select from play_limits l join members m on m.id = l.member_id where m.merchant = ${merchant} and l.kind <> 'time'`,
}

/** Documents with amounts in the decimals of the currency. */
const RULES_WITH_AMOUNTS = [
  'agent_rules',
  'bonus_rules',
  'deposit_channels',
  'deposit_rules',
  'mall_goods',
  'reward_rules',
  'vip_levels',
  'withdraw_rules',
] as const

const WHY =
  'is fixed once money has moved or a day was reported: balances, limits and reports are kept in it. Make a new brand with what you need'

/** Settings that existing money depends on: a change is refused by the setting, with what to do instead. */
export async function moneyProblems(
  db: Database,
  { before, brand }: { before: Content | undefined; brand: Brand },
): Promise<Problem[]> {
  if (before === undefined) return []
  const { merchant } = brand
  const changed = Object.values(MONEY_SETTINGS).filter(
    (path) => path !== null && valueAt(before, path) !== valueAt(brand, path),
  )
  if (changed.length === 0) return []
  if (
    await hasAny(
      db,
      Object.values(MONEY_OF_BRAND).map((rows) => rows(merchant)),
    )
  )
    return changed.map((path) => problem(String(path), `It ${WHY}.`, 'setting_fixed'))
  const digits = [valueAt(before, 'currency.code'), brand.currency.code].map((code) =>
    minorDigits(String(code)),
  )
  if (
    digits[0] === digits[1] ||
    !(await hasAny(
      db,
      RULES_WITH_AMOUNTS.map((table) => of(table)(merchant)),
    ))
  )
    return []
  return [
    problem(
      'currency.code',
      'The rules of this brand have amounts with the decimals of its currency. Make a new brand with what you need.',
      'setting_fixed',
    ),
  ]
}

/** One after the other: most brands have money in the first place that is looked at. */
async function hasAny(db: Database, places: readonly RawBuilder<unknown>[]): Promise<boolean> {
  for (const rows of places) {
    const found = await sql<{ found: boolean }>`select exists (${rows}) as found`.execute(db)
    if (found.rows[0]?.found === true) return true
  }
  return false
}

function valueAt(document: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document)
}
