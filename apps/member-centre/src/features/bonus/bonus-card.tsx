import { formatAmount, useBrand, useLanguage, useMessages } from '@site/shared-api'
import type { Bonus } from '@site/shared-api/contract/bonus'
import { Icon, Money } from '@site/ui'
import { useId } from 'react'
import { BonusTerms } from '#bonus-terms/bonus-terms.tsx'
import { momentText } from '#amounts/moment-text.ts'
import { BonusActions } from './bonus-actions.tsx'
import styles from './bonus-card.module.css'
import { shareOf } from './share-of.ts'

interface Props {
  readonly bonus: Bonus
  readonly changed: () => void
}

/** One bonus: what it is worth, how far it is played for, its terms, and what can be done with it now. */
export function BonusCard({ bonus, changed }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const brand = useBrand()
  const id = useId()
  const money = (amount: string): string => formatAmount(amount, { ...brand.currency, code: bonus.currency })
  const { endedAt, expiresAt, state, timeZone } = bonus
  const isLive = state === 'active' || state === 'waiting'
  const at = endedAt ?? (isLive ? expiresAt : null)
  return (
    <li className={styles.bonus} data-state={state}>
      <div className={styles.head}>
        <Icon name="gift" size={20} className={styles.icon} />
        <h3 id={id} className={styles.title}>
          {bonus.title}
        </h3>
        <Money amount={money(bonus.amount)} gain={state === 'converted'} />
      </div>
      <p className={styles.note}>
        {t(`bonus.state.${state}`)}
        {at === null
          ? null
          : ` · ${t(isLive ? 'bonus.until' : 'bonus.ended', { at: momentText(at, language, timeZone) })}`}
      </p>
      {state === 'active' ? (
        <div className={styles.progress}>
          <progress
            className={styles.bar}
            value={shareOf(bonus)}
            max={1}
            aria-label={t('bonus.progress_of', { title: bonus.title })}
          />
          <p className={styles.note}>
            {t('bonus.progress', { done: money(bonus.wagered), all: money(bonus.required) })}
          </p>
        </div>
      ) : null}
      {isLive ? (
        <>
          <details className={styles.more}>
            <summary>
              {t('bonus.terms')}
              <Icon name="chevron-down" size={20} className={styles.arrow} />
            </summary>
            <BonusTerms terms={bonus.terms} currency={bonus.currency} />
          </details>
          <BonusActions bonus={bonus} amount={money(bonus.amount)} changed={changed} />
        </>
      ) : null}
    </li>
  )
}
