import { z } from 'zod'
import type { DepositChannelDocument } from '@site/shared-api/contract/managed-documents'
import { toMinor } from '#money/ledger/money'
import type { Terms } from '#money/deposit/orders/order-life'

const digits = z.string().regex(/^\d{1,18}$/)
const stored = z.object({ min: digits, max: digits, feeBasisPoints: digits, feeFixed: digits })

/** What an order keeps of its channel, as it is stored. */
export function termsToStore(
  { min, max, feeBasisPoints, feeFixed }: DepositChannelDocument,
  currency: string,
) {
  return {
    min: toMinor(min, currency).toString(),
    max: toMinor(max, currency).toString(),
    feeBasisPoints: String(feeBasisPoints),
    feeFixed: toMinor(feeFixed, currency).toString(),
  }
}

export function storedTerms(terms: unknown): Terms {
  const { min, max, feeBasisPoints, feeFixed } = stored.parse(terms)
  return {
    min: BigInt(min),
    max: BigInt(max),
    feeBasisPoints: BigInt(feeBasisPoints),
    feeFixed: BigInt(feeFixed),
  }
}
