import { depositRulesDocument } from '@site/shared-api/contract/managed-documents'
import { sql } from 'kysely'
import { parseMinor } from '#money/ledger/money'
import { currencyOf } from '#money/deposit/channels/deposit-channel.managed'
import { selectPromotions, selectRules, upsertRules } from '#money/deposit/channels/repository'
import { parsed, problem, type ManagedSource } from '#operations/index'

/** What holds where a brand has said nothing: two people settle every amount. */
export const NO_RULES = { twoPeopleFrom: '0', mostOpen: 3, mostPerHour: 60, promotions: [] }

/** What holds for all deposits of a brand (MEM-02, PLT-09). */
export const managed: ManagedSource = {
  kind: 'deposit-rules',
  owner: 'itself',
  mayCreate: false,
  schema: depositRulesDocument,
  blank: () => ({ ...NO_RULES }),
  titleOf: () => 'deposits',
  live: sql`select merchant as id, merchant, document->>'name' as title, 0 as place from brands`,
  read: async (db, { id }) => (await selectRules(db, id)) ?? { ...NO_RULES },
  async judge(db, { id, document, before }) {
    const read = parsed(depositRulesDocument, document)
    if ('problems' in read) return read
    const { promotions, twoPeopleFrom } = read.document
    const currency = await currencyOf(db, id)
    const known = await selectPromotions(db, { merchant: id, ids: promotions, now: new Date() })
    const was = depositRulesDocument.safeParse(before).data?.promotions ?? []
    const problems = [
      ...(twoPeopleFrom === '0' || fits(twoPeopleFrom, currency)
        ? []
        : [problem('twoPeopleFrom', `An amount with the decimals of ${currency}`)]),
      ...promotions.flatMap((one, at) =>
        was.includes(one) || known.some((row) => row.id === one)
          ? []
          : [problem(`promotions.${at}`, 'No promotion of this brand that runs', 'promotion_unknown')],
      ),
    ]
    return problems.length > 0 ? { problems } : read
  },
  async apply(tx, { id, document }) {
    await upsertRules(tx, id, depositRulesDocument.parse(document))
    return {}
  },
}

function fits(text: string, currency: string): boolean {
  try {
    parseMinor(text, currency, 'twoPeopleFrom')
    return true
  } catch {
    return false
  }
}
