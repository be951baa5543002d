import { LANGUAGES } from '@site/config'
import {
  withdrawRulesDocument,
  type WithdrawRulesDocument,
} from '@site/shared-api/contract/managed-documents'
import { sql } from 'kysely'
import { currencyOf } from '#money/deposit/channels/deposit-channel.managed'
import { feeOf } from '#money/ledger/fee'
import { toMinor } from '#money/ledger/money'
import { NO_RULES, selectRules, upsertRules } from '#money/withdraw/rules/repository'
import { parsed, problem, type ManagedSource, type Problem } from '#operations/index'
import { PAYMENT_PROVIDERS } from '#providers/payment/providers'

const AMOUNTS = ['min', 'max', 'feeFixed', 'mostAmountPerDay', 'twoPeopleFrom'] as const

/** What holds for all withdrawals of a brand, and where they are paid out to (MEM-03, PLT-09). */
export const managed: ManagedSource = {
  kind: 'withdraw-rules',
  owner: 'itself',
  mayCreate: false,
  schema: withdrawRulesDocument,
  blank: () => ({ ...NO_RULES }),
  titleOf: () => 'withdrawals',
  live: sql`select merchant as id, merchant, document->>'name' as title, 0 as place from brands`,
  read: (db, { id }) => selectRules(db, id),
  async judge(db, { id, document }) {
    const read = parsed(withdrawRulesDocument, document)
    if ('problems' in read) return read
    const problems = [...amounts(read.document, await currencyOf(db, id)), ...said(read.document)]
    return problems.length > 0 ? { problems } : read
  },
  async apply(tx, { id, document }) {
    await upsertRules(tx, id, withdrawRulesDocument.parse(document))
    return {}
  },
}

/** Amounts in the brand's currency; the fee leaves something of the least. */
function amounts(document: WithdrawRulesDocument, currency: string): Problem[] {
  const read = new Map<string, bigint>()
  const problems = AMOUNTS.flatMap((field) => {
    try {
      read.set(field, document[field] === '0' ? 0n : toMinor(document[field], currency))
      return []
    } catch {
      return [problem(field, `An amount with the decimals of ${currency}`)]
    }
  })
  if (problems.length > 0 || !document.on) return problems
  const of = (field: (typeof AMOUNTS)[number]): bigint => read.get(field) ?? 0n
  const terms = { feeFixed: of('feeFixed'), feeBasisPoints: BigInt(document.feeBasisPoints) }
  return [
    ...(of('min') === 0n ? [problem('min', 'More than nothing')] : []),
    ...(of('max') < of('min') ? [problem('max', 'Not below the least')] : []),
    ...(of('mostAmountPerDay') < of('min') ? [problem('mostAmountPerDay', 'Not below the least')] : []),
    ...(feeOf(of('min'), terms) >= of('min')
      ? [problem('feeFixed', 'The fee takes all of the least amount')]
      : []),
  ]
}

function said({ banks, on, provider }: WithdrawRulesDocument): Problem[] {
  const known: readonly string[] = PAYMENT_PROVIDERS
  const ids = banks.map(({ id }) => id)
  return [
    ...(known.includes(provider) ? [] : [problem('provider', `One of ${known.join(', ')}`)]),
    ...(on && banks.length === 0 ? [problem('banks', 'At least one to pay out to')] : []),
    ...banks.flatMap((bank, at) => [
      ...(ids.indexOf(bank.id) === at
        ? []
        : [problem(`banks.${at}.id`, 'There is one of this name already')]),
      ...(bank.maxDigits < bank.minDigits ? [problem(`banks.${at}.maxDigits`, 'Not below the least')] : []),
      ...(bank.prefix.length > bank.minDigits
        ? [problem(`banks.${at}.prefix`, 'Longer than a number may be')]
        : []),
      ...LANGUAGES.filter((language) => bank.name[language] === '').map((language) =>
        problem(`banks.${at}.name.${language}`, 'Say it in each of the brand’s languages'),
      ),
    ]),
  ]
}
