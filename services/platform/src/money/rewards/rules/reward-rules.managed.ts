import { rewardRulesDocument } from '@site/shared-api/contract/reward-documents'
import { sql } from 'kysely'
import { currencyOf } from '#money/deposit/channels/deposit-channel.managed'
import { amountProblems } from '#money/rewards/rules/minor'
import { NO_RULES, rulesOf, upsertRules } from '#money/rewards/rules/rules.repository'
import { parsed, problem, type ManagedSource, type Problem } from '#operations/index'

/** What holds for levels, points, rebate and rewards of a brand (MEM-05, MEM-10 to MEM-12). */
export const managed: ManagedSource = {
  kind: 'reward-rules',
  owner: 'itself',
  mayCreate: false,
  schema: rewardRulesDocument,
  blank: () => ({ ...NO_RULES }),
  titleOf: () => 'rewards',
  live: sql`select merchant as id, merchant, document->>'name' as title, 0 as place from brands`,
  read: async (db, { id }) => await rulesOf(db, id),
  async judge(db, { id, document }) {
    const read = parsed(rewardRulesDocument, document)
    if ('problems' in read) return read
    const { rebateTypes, rebateVendors, turnoverPerPoint, rebateLeast, twoPeopleFrom } = read.document
    const currency = await currencyOf(db, id)
    const problems = [
      ...amountProblems('turnoverPerPoint', turnoverPerPoint, currency),
      ...amountProblems('rebateLeast', rebateLeast, currency),
      ...amountProblems('twoPeopleFrom', twoPeopleFrom, currency),
      ...twice('rebateTypes', rebateTypes),
      ...twice('rebateVendors', rebateVendors),
    ]
    return problems.length > 0 ? { problems } : read
  },
  async apply(tx, { id, document }) {
    await upsertRules(tx, id, rewardRulesDocument.parse(document))
    return {}
  },
}

function twice(field: string, rates: readonly { code: string }[]): Problem[] {
  const codes = rates.map(({ code }) => code)
  return codes.flatMap((code, at) =>
    codes.indexOf(code) === at ? [] : [problem(`${field}.${at}.code`, `${code} has a rate already`)],
  )
}
