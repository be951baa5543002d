import { Card } from '@site/ui'
import type { Config } from './security.api.ts'
import styles from './security.module.css'
import { useWords, type Word } from './words.ts'

/** How safe the account is, in a word, and what helps most next. */
export function Level({ config }: { readonly config: Config }) {
  const say = useWords()
  const { done, level, of } = config
  return (
    <Card className={styles.level}>
      <div className={styles.levelHead}>
        <h2 className={styles.title}>{say('level')}</h2>
        <span className={styles.levelWord} data-level={level}>
          {say(`level.${level}`)}
        </span>
      </div>
      <progress className={styles.bar} aria-label={say('level')} value={done} max={of} />
      <p className={styles.note}>{say('level.done', { done, of })}</p>
      <p className={styles.about}>{say(adviceOf(config))}</p>
    </Card>
  )
}

function adviceOf(config: Config): Word {
  if (!config.password) return 'advice.password'
  if (!config.email.confirmed && !config.mobile.confirmed) return 'advice.contact'
  if (!config.app && config.passkeys === 0) return 'advice.second'
  return config.paymentPassword ? 'advice.none' : 'advice.payment'
}
