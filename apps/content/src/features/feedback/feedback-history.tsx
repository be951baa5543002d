import { useLanguage, useMessages } from '@site/shared-api'
import { Button, EmptyState } from '@site/ui'
import { fullMomentText } from '#dates/moment-text.ts'
import type { Feedback } from './feedback.api.ts'
import styles from './feedback-history.module.css'

interface Props {
  readonly list: readonly Feedback[]
  /** Undefined at the end of it. */
  readonly more: (() => void) | undefined
  readonly busy: boolean
}

/** Earlier feedback and its state. */
export function FeedbackHistory({ list, more, busy }: Props) {
  const t = useMessages('content')
  const common = useMessages('common')
  return (
    <section className={styles.history} aria-labelledby="feedback-history">
      <h2 id="feedback-history" className={styles.heading}>
        {t('feedback.history')}
      </h2>
      {list.length === 0 ? (
        <EmptyState drawing="message-circle" title={t('feedback.none')} text={t('feedback.none_text')} />
      ) : (
        <ul className={styles.list}>
          {list.map((feedback) => (
            <li key={feedback.id} data-feedback={feedback.id}>
              <FeedbackCard feedback={feedback} />
            </li>
          ))}
        </ul>
      )}
      {more === undefined ? null : (
        <Button variant="secondary" full busy={busy} onClick={more}>
          {common('more')}
        </Button>
      )}
    </section>
  )
}

function FeedbackCard({ feedback }: { readonly feedback: Feedback }) {
  const t = useMessages('content')
  const language = useLanguage()
  const { category, content, state, sentAt, answer, answeredAt } = feedback
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <span className={styles.category}>{t(`feedback.category.${category}`)}</span>
        <span className={styles.state} data-state={state}>
          {t(`feedback.state.${state}`)}
        </span>
      </header>
      <p className={styles.content}>{content}</p>
      <time dateTime={sentAt} className={styles.time}>
        {fullMomentText(sentAt, language)}
      </time>
      {answer === null ? null : (
        <div className={styles.answer}>
          <h3 className={styles.answered}>{t('feedback.answer')}</h3>
          <p className={styles.content}>{answer}</p>
          {answeredAt === null ? null : (
            <time dateTime={answeredAt} className={styles.time}>
              {fullMomentText(answeredAt, language)}
            </time>
          )}
        </div>
      )}
    </article>
  )
}
