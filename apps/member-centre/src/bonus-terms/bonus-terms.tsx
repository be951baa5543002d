import { formatAmount, useBrand, useMessages } from '@site/shared-api'
import type { BonusTerms as Terms } from '@site/shared-api/contract/bonus'
import styles from './bonus-terms.module.css'

/** Game types that have a name here; another one is called by its code. */
const NAMED = ['RNG', 'LIVE', 'FISH', 'PVP', 'POKER', 'SPORTS', 'LOTT', 'ELOTT']

interface Props {
  readonly terms: Terms
  readonly currency: string
}

/** What a bonus gives, and what is to be played before it becomes cash (MEM-02). */
export function BonusTerms({ currency, terms }: Props) {
  const t = useMessages('member-centre')
  const brand = useBrand()
  const money = (amount: string): string => formatAmount(amount, { ...brand.currency, code: currency })
  const { excludedGames, excludedTypes, excludedVendors, maxBet, minDeposit } = terms
  const names = [
    ...excludedTypes.map((code) => (NAMED.includes(code) ? t(`bonus.type.${code}`) : code)),
    ...excludedVendors,
    ...(excludedGames.length > 0 ? [t('bonus.term.games', { count: excludedGames.length })] : []),
  ]
  return (
    <ul className={styles.terms}>
      <li>{t('bonus.term.gift', { percent: terms.percent, most: money(terms.most) })}</li>
      {/[1-9]/.test(minDeposit) ? <li>{t('bonus.term.min', { min: money(minDeposit) })}</li> : null}
      <li>{t(`bonus.term.wager.${terms.wagerOf}`, { times: terms.wagerTimes })}</li>
      {maxBet === null ? null : <li>{t('bonus.term.max_bet', { max: money(maxBet) })}</li>}
      {names.length === 0 ? null : <li>{t('bonus.term.excluded', { names: names.join(', ') })}</li>}
      <li>{t('bonus.term.days', { days: terms.days })}</li>
    </ul>
  )
}
