import { useMessages } from '@site/shared-api'
import type { PlayCare } from '../play.api.ts'
import styles from '../play.module.css'
import { LimitCard } from './limit-card.tsx'
import { RealityChoice } from './reality-choice.tsx'

const KINDS = ['deposit', 'loss', 'stake', 'time'] as const

/** Every limit with what is used of it, and the interval of the reality check. */
export default function Limits({ care }: { readonly care: PlayCare }) {
  const t = useMessages('member-centre')
  return (
    <>
      <p className={styles.lead}>{t('play.limits_text', { hours: care.coolingHours })}</p>
      {KINDS.map((kind) => (
        <section key={kind} className={styles.section} aria-labelledby={`play-${kind}`}>
          <h2 id={`play-${kind}`} className={styles.title}>
            {t(`play.kind.${kind}`)}
          </h2>
          {care.limits
            .filter((limit) => limit.kind === kind)
            .map((limit) => (
              <LimitCard key={limit.period} limit={limit} care={care} />
            ))}
        </section>
      ))}
      <RealityChoice care={care} />
    </>
  )
}
