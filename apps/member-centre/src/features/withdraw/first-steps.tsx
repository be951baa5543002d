import { Link, useMessages } from '@site/shared-api'
import { classNames, Icon, ListRowFace, ListRows, listRowLook } from '@site/ui'
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
      <ListRows ordered>
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
      </ListRows>
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
  const face = {
    face: done ? <Icon name="check" size={20} /> : number,
    tone: done ? 'good' : 'busy',
    name,
    more: note,
  } as const
  const { className } = listRowLook()
  return (
    <li>
      {to === undefined ? (
        <div className={classNames(className, done && styles.done)} data-done={done || undefined}>
          <ListRowFace {...face} />
        </div>
      ) : (
        <Link to={to} className={className}>
          <ListRowFace {...face} end={<Icon name="chevron-right" size={20} />} />
        </Link>
      )}
    </li>
  )
}
