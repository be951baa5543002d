import { Link, useMessages } from '@site/shared-api'
import { Icon } from '@site/ui'
import type { ReactNode } from 'react'
import styles from './first-steps.module.css'
import type { Offer } from './withdraw.api.ts'

interface Props {
  readonly offer: Pick<Offer, 'hasPaymentPassword' | 'cards'>
}

/** What a member does once before the first withdrawal: a payment password, then where to. */
export function FirstSteps({ offer: { cards, hasPaymentPassword } }: Props) {
  const t = useMessages('member-centre')
  return (
    <section aria-labelledby="withdraw-steps">
      <h2 id="withdraw-steps" className={styles.title}>
        {t('withdraw.steps')}
      </h2>
      <ol className={styles.steps}>
        <Step
          number={1}
          name={t('withdraw.step.password')}
          note={t('withdraw.step.password_note')}
          to={hasPaymentPassword ? undefined : '/m/withdraw?step=password'}
          done={hasPaymentPassword}
        />
        <Step
          number={2}
          name={t('withdraw.step.card')}
          note={t('withdraw.step.card_note')}
          to={hasPaymentPassword ? '/m/withdraw?step=card' : undefined}
          done={cards.length > 0}
        />
      </ol>
    </section>
  )
}

interface StepProps {
  readonly number: number
  readonly name: string
  readonly note: string
  /** Where it is done; none while it cannot be, or is. */
  readonly to: string | undefined
  readonly done: boolean
}

function Step({ done, name, note, number, to }: StepProps) {
  const face: ReactNode = (
    <>
      <span className={styles.face} aria-hidden="true">
        {done ? <Icon name="check" size={20} /> : number}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <div className={styles.step} data-done={done || undefined}>
          {face}
        </div>
      ) : (
        <Link to={to} className={styles.step}>
          {face}
          <Icon name="chevron-right" size={20} />
        </Link>
      )}
    </li>
  )
}
