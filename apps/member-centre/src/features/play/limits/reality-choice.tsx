import { useMessages } from '@site/shared-api'
import { Chip, ChipRow } from '@site/ui'
import { setEvery, type PlayCare } from '../play.api.ts'
import styles from '../play.module.css'
import { useLimitMutation } from '../use-limit-mutation.ts'

const OFFERED = [5, 10, 15, 20, 30, 45, 60, 90, 120]

/** The interval of the reality check, within what the brand allows. */
export function RealityChoice({ care }: { readonly care: PlayCare }) {
  const t = useMessages('member-centre')
  const { run } = useLimitMutation()
  const { every, least, most } = care.reality
  const offered = [...new Set([least, ...OFFERED, most, every])]
    .filter((minutes) => minutes >= least && minutes <= most)
    .toSorted((one, other) => one - other)
  return (
    <section className={styles.section} aria-labelledby="play-reality">
      <h2 id="play-reality" className={styles.title}>
        {t('play.reality')}
      </h2>
      <p className={styles.note}>{t('play.reality_text')}</p>
      <ChipRow label={t('play.reality')}>
        {offered.map((minutes) => (
          <Chip
            key={minutes}
            selected={minutes === every}
            onClick={() => void run('every', () => setEvery(minutes), t('play.saved'))}
          >
            {t('play.minutes', { minutes })}
          </Chip>
        ))}
      </ChipRow>
    </section>
  )
}
