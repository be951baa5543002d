import { depositInstruction, type DepositOrder } from '@site/shared-api/contract/deposit'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import { depositChannelDocument } from '@site/shared-api/contract/managed-documents'
import type { Database } from '#db/database'
import { toDecimal } from '#money/ledger/money'
import { feeOf } from '#money/ledger/fee'
import { takenOfMember, type OrderRow } from '#money/deposit/orders/repository'
import { storedTerms } from '#money/deposit/orders/terms'

type Localised = Record<LanguageCode, string>

/** In which language, and in whose days. */
export interface DtoContext {
  readonly language: LanguageCode
  readonly timeZone: string
}

/** Orders as their member sees them, with names in the language of the call. Indexes: primary keys. */
export async function toDepositDtos(
  db: Database,
  rows: readonly OrderRow[],
  { language, timeZone }: DtoContext,
): Promise<DepositOrder[]> {
  const [merchant] = rows.map((row) => row.merchant)
  if (merchant === undefined) return []
  const channels = await db
    .selectFrom('deposit_channels')
    .select(['id', 'document'])
    .where('merchant', '=', merchant)
    .where('id', 'in', [...new Set(rows.map((row) => row.channel_id))])
    .execute()
  const names = new Map(
    channels.map(({ id, document }) => [id, depositChannelDocument.parse(document).name[language]]),
  )
  const promotions = await titlesOf(db, merchant, rows, language)
  const taken = await takenOfMember(
    db,
    rows.flatMap(({ id, reversed }) => (reversed > 0n ? [id] : [])),
  )
  return rows.map((row) => ({
    orderId: row.id,
    channelId: row.channel_id,
    channelName: names.get(row.channel_id) ?? row.channel_id,
    method: row.method,
    state: row.state,
    amount: toDecimal(row.amount, row.currency),
    fee: toDecimal(feeOf(row.amount, storedTerms(row.terms)), row.currency),
    currency: row.currency,
    credited: row.credited === null ? null : toDecimal(row.credited, row.currency),
    ...(taken.has(row.id) && { reversed: toDecimal(taken.get(row.id) ?? 0n, row.currency) }),
    promotionId: row.promotion_id,
    promotionTitle: promotions.get(row.promotion_id ?? '') ?? null,
    reason: row.reason,
    instruction: row.instruction === null ? null : depositInstruction.parse(row.instruction),
    hasSlip: row.has_slip,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    timeZone,
  }))
}

async function titlesOf(
  db: Database,
  merchant: string,
  rows: readonly OrderRow[],
  language: LanguageCode,
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap((row) => row.promotion_id ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('announcements')
    .select(['id', 'texts'])
    .where('merchant', '=', merchant)
    .where('id', 'in', ids)
    .execute()
  // reason: a promotion is stored with a title in each language
  return new Map(found.map(({ id, texts }) => [id, (texts as { title: Localised }).title[language]]))
}
