import { formatAmount, formatDay, Link, useBrand, useMessages } from '@site/shared-api'
import { buttonLook, Card, Money } from '@site/ui'
import { applyPath } from './join-bar.tsx'
import styles from './joined-card.module.css'
import type { JoinedPromotion } from '#member/joined.api.ts'
import { StateBadge } from './state-badge.tsx'

type Application = NonNullable<JoinedPromotion['application']>

/** A joined promotion: its state, what was applied with, and what the operator answered. */
export function JoinedCard({ joined }: { readonly joined: JoinedPromotion }) {
  const t = useMessages('content')
  const { application, mayApply, promotionId, state, title } = joined
  return (
    <Card className={styles.card} data-joined={promotionId} data-state={state}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <StateBadge state={state} />
      </div>
      <p className={styles.day}>{t('joined.since', { day: formatDay(joined.joinedAt) })}</p>
      {application ? <Applied application={application} /> : null}
      {mayApply ? (
        <Link to={applyPath(promotionId)} {...buttonLook({ variant: 'secondary', full: true })}>
          {t(state === 'refused' ? 'promotion.apply_again' : 'promotion.apply')}
        </Link>
      ) : null}
    </Card>
  )
}

/** One application with what was said and shown. */
export function Applied({ application }: { readonly application: Application }) {
  const t = useMessages('content')
  const { currency } = useBrand()
  const { amount, answer, appliedAt, decidedAt, pictures, remarks } = application
  return (
    <div className={styles.applied}>
      <p className={styles.day}>{t('joined.applied_at', { day: formatDay(appliedAt) })}</p>
      {remarks === '' ? null : <p className={styles.remarks}>{remarks}</p>}
      {pictures.length === 0 ? null : (
        <ul className={styles.pictures}>
          {pictures.map(({ url, width, height }, at) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener">
                <img
                  src={url}
                  width={width}
                  height={height}
                  alt={t('joined.picture', { number: at + 1 })}
                  loading="lazy"
                  className={styles.picture}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {decidedAt === null ? null : (
        <p className={styles.day}>{t('joined.decided_at', { day: formatDay(decidedAt) })}</p>
      )}
      {amount === null ? null : (
        <p className={styles.amount}>
          <Money amount={formatAmount(amount, currency)} gain />
        </p>
      )}
      {answer === null ? null : (
        <p className={styles.answer}>
          <strong>{t('joined.answer')}</strong> {answer}
        </p>
      )}
    </div>
  )
}
