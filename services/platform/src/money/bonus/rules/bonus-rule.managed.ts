import { bonusRuleDocument, type BonusRuleDocument } from '@site/shared-api/contract/managed-documents'
import { sql } from 'kysely'
import {
  archiveBonusRule,
  hasOtherRule,
  selectBonusRule,
  upsertBonusRule,
} from '#money/bonus/rules/repository'
import { currencyOf } from '#money/deposit/channels/deposit-channel.managed'
import { selectPromotions } from '#money/deposit/channels/repository'
import { toMinor } from '#money/ledger/money'
import { parsed, problem, type ManagedSource, type Problem } from '#operations/index'

/** What promotions give with a deposit, and what is to be played for it (MEM-02, PLT-09). */
export const managed: ManagedSource = {
  kind: 'bonus-rule',
  owner: 'brand',
  mayCreate: true,
  schema: bonusRuleDocument,
  blank: () => ({
    promotionId: '',
    on: false,
    percent: 100,
    most: '',
    minDeposit: '',
    wagerTimes: 5,
    wagerOf: 'bonus',
    maxBet: '0',
    excludedTypes: [],
    excludedVendors: [],
    excludedGames: [],
    days: 30,
    perMember: 1,
    weekdays: [],
    perDay: 0,
  }),
  titleOf: ({ promotionId }) => String(promotionId),
  idOf: ({ promotionId }) => bonusRuleDocument.shape.promotionId.safeParse(promotionId).data,
  live: sql`select r.merchant || '.' || r.id as id, r.merchant,
    coalesce(nullif(a.texts->'title'->>'EN', ''), nullif(a.texts->'title'->>'TY', ''), r.promotion_id) as title, 0 as place
    from bonus_rules r left join announcements a on a.merchant = r.merchant and a.id = r.promotion_id
    where r.archived_at is null`,
  read: async (db, { id, merchant }) => await selectBonusRule(db, { id, merchant: merchant ?? '' }),
  async judge(db, { before, document, id, merchant }) {
    const read = parsed(bonusRuleDocument, document)
    if ('problems' in read) return read
    const brand = merchant ?? ''
    const { promotionId } = read.document
    const isNew = before?.['promotionId'] !== promotionId
    const known = isNew
      ? await selectPromotions(db, { merchant: brand, ids: [promotionId], now: new Date() })
      : [promotionId]
    const problems = [
      ...(known.length > 0
        ? []
        : [problem('promotionId', 'No promotion of this brand that runs', 'promotion_unknown')]),
      ...((await hasOtherRule(db, { id, merchant: brand, promotionId }))
        ? [problem('promotionId', 'It has a rule already', 'document_taken')]
        : []),
      ...amounts(read.document, await currencyOf(db, brand)),
    ]
    return problems.length > 0 ? { problems } : read
  },
  async apply(tx, { id, merchant, document }) {
    await upsertBonusRule(tx, { id, merchant: merchant ?? '', document: bonusRuleDocument.parse(document) })
    return {}
  },
  remove: (tx, { id, merchant }, now) => archiveBonusRule(tx, { id, merchant: merchant ?? '' }, now),
}

function amounts(document: BonusRuleDocument, currency: string): Problem[] {
  return (['most', 'minDeposit', 'maxBet'] as const).flatMap((field) => {
    const text = document[field]
    if (text === '0' && field !== 'most') return []
    try {
      const isNothing = toMinor(text, currency) === 0n
      return isNothing && field === 'most' ? [problem(field, 'More than nothing')] : []
    } catch {
      return [problem(field, `An amount with the decimals of ${currency}`)]
    }
  })
}
