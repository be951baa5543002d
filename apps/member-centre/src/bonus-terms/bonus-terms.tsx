import { LANGUAGE_TAGS, type Language } from '@site/config'
import { formatAmount, useBrand, useLanguage, useMessages } from '@site/shared-api'
import type { BonusTerms as Terms } from '@site/shared-api/contract/bonus'
import styles from './bonus-terms.module.css'

/** Game types that have a name here; another one is called by its code. */
const NAMED = ['RNG', 'LIVE', 'FISH', 'PVP', 'POKER', 'SPORTS', 'LOTT', 'ELOTT']

/** Its first day is a Sunday. */
const [YEAR, NOVEMBER] = [2026, 10] as const

const weekdayName = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { timeZone: 'UTC', weekday: 'long' }).format(
    new Date(Date.UTC(YEAR, NOVEMBER, 1 + day)),
  )

interface Props {
  readonly terms: Terms
  readonly currency: string
}

/** What a bonus gives, and what is to be played before it becomes cash (MEM-02). */
export function BonusTerms({ currency, terms }: Props) {
  const t = useMessages('member-centre')
  const brand = useBrand()
  const language = useLanguage()
  const money = (amount: string): string => formatAmount(amount, { ...brand.currency, code: currency })
  const { excludedGames, excludedTypes, excludedVendors, maxBet, minDeposit, perDay, weekdays } = terms
  const names = [
    ...excludedTypes.map((code) => (NAMED.includes(code) ? t(`bonus.type.${code}`) : code)),
    ...excludedVendors,
    ...(excludedGames.length > 0 ? [t('bonus.term.games', { count: excludedGames.length })] : []),
  ]
  return (
    <ul className={styles.terms}>
      <li>{t('bonus.term.gift', { percent: terms.percent, most: money(terms.most) })}</li>
      {/[1-9]/.test(minDeposit) ? <li>{t('bonus.term.min', { min: money(minDeposit) })}</li> : null}
      {weekdays === undefined ? null : (
        <li>
          {t('bonus.term.weekdays', { days: weekdays.map((day) => weekdayName(day, language)).join(', ') })}
        </li>
      )}
      {perDay === undefined ? null : <li>{t('bonus.term.per_day', { count: perDay })}</li>}
      <li>{t(`bonus.term.wager.${terms.wagerOf}`, { times: terms.wagerTimes })}</li>
      {maxBet === null ? null : <li>{t('bonus.term.max_bet', { max: money(maxBet) })}</li>}
      {names.length === 0 ? null : <li>{t('bonus.term.excluded', { names: names.join(', ') })}</li>}
      <li>{t('bonus.term.days', { days: terms.days })}</li>
    </ul>
  )
}
