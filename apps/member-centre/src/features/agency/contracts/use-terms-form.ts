import { useMessages } from '@site/shared-api'
import {
  DIVIDEND_PERIODS,
  type ContractKind,
  type ContractTerms,
  type ContractTier,
  type DividendPeriod,
} from '@site/shared-api/contract/agent-fields'
import { useState } from 'react'
import { decimalOf, minorOf, typedAmount } from '#amounts/typed-amount.ts'
import { rateTyped, typedRate } from '../rate.ts'

/** A step as it is typed. */
export interface TypedTier {
  readonly key: number
  readonly least: string
  readonly leastActive: string
  readonly rate: string
}
export type TierField = 'least' | 'leastActive' | 'rate'

const MOST_TIERS = 12
const NONE = { least: '', leastActive: '0', rate: '' }

/** Terms that are typed, what is wrong with them, and the terms they make. */
export function useTermsForm(kind: ContractKind, currency: string, from?: ContractTerms) {
  const t = useMessages('member-centre')
  const [tiers, setTiers] = useState<readonly TypedTier[]>(() =>
    from === undefined
      ? [{ key: 0, ...NONE }]
      : from.tiers.map((tier, key) => ({
          key,
          least: plain(tier.least),
          leastActive: String(tier.leastActive),
          rate: rateTyped(tier.rate),
        })),
  )
  const [period, setPeriod] = useState<DividendPeriod>(
    from?.kind === 'dividend' ? from.period : DIVIDEND_PERIODS[1],
  )
  const [isSubmitted, setSubmitted] = useState(false)

  const tierOf = (typed: TypedTier): Partial<Record<keyof ContractTier, string | number>> => {
    const least = /^0*$/.test(typed.least.trim())
      ? decimalOf(0n, currency)
      : typedAmount(typed.least, currency)
    const rate = typedRate(typed.rate)
    return {
      ...(least === undefined ? {} : { least }),
      ...(/^\d{1,7}$/.test(typed.leastActive.trim()) ? { leastActive: Number(typed.leastActive) } : {}),
      ...(rate === undefined || rate === 0 ? {} : { rate }),
    }
  }
  const errorOf = (typed: TypedTier, field: TierField): string | undefined => {
    if (!isSubmitted || tierOf(typed)[field] !== undefined) return undefined
    return t(field === 'least' ? 'withdraw.amount_wrong' : `agency.wrong.${field}`)
  }
  /** The terms, the lowest step first; undefined while something is wrong, which is said then. */
  const terms = (): ContractTerms | undefined => {
    setSubmitted(true)
    const made = tiers.map(tierOf).filter(isWhole)
    if (made.length < tiers.length) return undefined
    const steps = made.toSorted((one, other) => (minorOf(one.least) < minorOf(other.least) ? -1 : 1))
    return kind === 'dividend' ? { kind, period, tiers: steps } : { kind, tiers: steps }
  }
  return {
    tiers,
    period,
    setPeriod,
    errorOf,
    terms,
    type: (key: number, field: TierField, text: string) =>
      setTiers(tiers.map((tier) => (tier.key === key ? { ...tier, [field]: text } : tier))),
    add:
      tiers.length < MOST_TIERS
        ? () => setTiers([...tiers, { key: Math.max(...tiers.map(({ key }) => key)) + 1, ...NONE }])
        : undefined,
    remove:
      tiers.length > 1 ? (key: number) => setTiers(tiers.filter((tier) => tier.key !== key)) : undefined,
  }
}

/** Without decimals that are nothing: `2000.00` is typed as 2000. */
const plain = (amount: string): string => amount.replace(/\.0+$/, '')

const isWhole = (tier: Partial<Record<keyof ContractTier, string | number>>): tier is ContractTier =>
  tier.least !== undefined && tier.leastActive !== undefined && tier.rate !== undefined
