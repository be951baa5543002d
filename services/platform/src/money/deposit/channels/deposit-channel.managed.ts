import { LANGUAGES } from '@site/config'
import {
  depositChannelDocument,
  type DepositChannelDocument,
} from '@site/shared-api/contract/managed-documents'
import { sql } from 'kysely'
import { selectBrand } from '#brands/index'
import type { Database } from '#db/database'
import { toMinor } from '#money/ledger/money'
import { archiveChannel, selectChannel, upsertChannel } from '#money/deposit/channels/repository'
import { feeOf } from '#money/ledger/fee'
import { parsed, problem, type ManagedSource, type Problem } from '#operations/index'
import { PAYMENT_PROVIDERS } from '#providers/payment/providers'

const NO_TEXT = { EN: '', TY: '' }

/** The ways of paying in that a brand offers (MEM-02). */
export const managed: ManagedSource = {
  kind: 'deposit-channel',
  owner: 'brand',
  mayCreate: true,
  schema: depositChannelDocument,
  blank: () => ({
    name: NO_TEXT,
    note: NO_TEXT,
    provider: 'sandbox',
    method: 'qr',
    on: false,
    min: '',
    max: '',
    feeBasisPoints: 0,
    feeFixed: '0',
    quickAmounts: [],
    minutes: 15,
    order: 0,
  }),
  titleOf: ({ name }) => depositChannelDocument.shape.name.safeParse(name).data?.EN ?? '',
  live: sql`select merchant || '.' || id as id, merchant, document->'name'->>'EN' as title, sort as place
    from deposit_channels where archived_at is null`,
  read: async (db, { id, merchant }) => await selectChannel(db, merchant ?? '', id),
  async judge(db, { merchant, document }) {
    const read = parsed(depositChannelDocument, document)
    if ('problems' in read) return read
    const currency = await currencyOf(db, merchant ?? '')
    const problems = [...said(read.document), ...amounts(read.document, currency)]
    return problems.length > 0 ? { problems } : read
  },
  async apply(tx, { id, merchant, document }) {
    await upsertChannel(tx, {
      merchant: merchant ?? '',
      id,
      document: depositChannelDocument.parse(document),
    })
    return {}
  },
  remove: (tx, { id, merchant }, now) => archiveChannel(tx, { merchant: merchant ?? '', id }, now),
}

/** What a brand's money is counted in. */
export async function currencyOf(db: Database, merchant: string): Promise<string> {
  const brand = await selectBrand(db, merchant)
  // reason: every stored brand has been parsed with its schema
  return (brand?.document as { currency?: { code?: string } } | undefined)?.currency?.code ?? 'THB'
}

function said({ name, provider }: DepositChannelDocument): Problem[] {
  const known: readonly string[] = PAYMENT_PROVIDERS
  return [
    ...LANGUAGES.filter((language) => name[language] === '').map((language) =>
      problem(`name.${language}`, 'Say it in each of the brand’s languages'),
    ),
    ...(known.includes(provider) ? [] : [problem('provider', `One of ${known.join(', ')}`)]),
  ]
}

/** Bounds in the brand's currency that leave something after the fee, and quick amounts between them. */
function amounts(document: DepositChannelDocument, currency: string): Problem[] {
  const minor = (text: string): bigint | undefined => {
    try {
      return toMinor(text, currency)
    } catch {
      return undefined
    }
  }
  const problems: Problem[] = []
  const read = (field: string, text: string): bigint => {
    const found = minor(text)
    if (found === undefined) problems.push(problem(field, `An amount with the decimals of ${currency}`))
    return found ?? 0n
  }
  const [min, max, feeFixed] = [
    read('min', document.min),
    read('max', document.max),
    read('feeFixed', document.feeFixed),
  ]
  const quick = document.quickAmounts.map((text, at) => read(`quickAmounts.${at}`, text))
  if (problems.length > 0) return problems
  const terms = { min, max, feeFixed, feeBasisPoints: BigInt(document.feeBasisPoints) }
  if (min === 0n) problems.push(problem('min', 'More than nothing'))
  if (max < min) problems.push(problem('max', 'Not below the least'))
  if (feeOf(min, terms) >= min) problems.push(problem('feeFixed', 'The fee takes all of the least amount'))
  quick.forEach((amount, at) => {
    if (amount < min || amount > max)
      problems.push(problem(`quickAmounts.${at}`, 'Between the least and the most'))
  })
  return problems
}
