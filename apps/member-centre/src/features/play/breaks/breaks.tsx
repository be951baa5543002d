import { call, navigate, showToast, useLanguage, useMessages } from '@site/shared-api'
import { currentSession } from '@site/shared-api/contract/session'
import { HOME_PATH, TOAST_LONG_MS } from '@site/config'
import { Button, Card, Checkbox, Chip, ChipRow } from '@site/ui'
import { useId, useState, type ReactNode } from 'react'
import { dayText } from '../day-text.ts'
import { exclude } from '../play.api.ts'
import styles from '../play.module.css'

const DAY_HOURS = 24
const TIME_OUTS = [1, 3, 7, 14, 30, 42] as const
const MONTHS = [6, 12, 24, 60, null] as const
const SCOPES = ['brand', 'house'] as const

/** A time-out of days or weeks, and an exclusion for months or for good: both begin at once and cannot be shortened. */
export default function Breaks() {
  const t = useMessages('member-centre')
  const [days, setDays] = useState<number>(1)
  const [months, setMonths] = useState<number | null>(MONTHS[0])
  const [scope, setScope] = useState<'brand' | 'house'>('brand')
  const monthsText = (count: number | null): string =>
    count === null ? t('play.for_ever') : t('play.months', { months: count })
  return (
    <>
      <p className={styles.lead}>{t('play.breaks_text')}</p>
      <Break
        name="time-out"
        words={t('play.days', { days })}
        begin={() => exclude({ kind: 'time-out', hours: days * DAY_HOURS })}
      >
        <ChipRow label={t('play.how_long')}>
          {TIME_OUTS.map((count) => (
            <Chip key={count} selected={count === days} onClick={() => setDays(count)}>
              {t('play.days', { days: count })}
            </Chip>
          ))}
        </ChipRow>
      </Break>
      <Break
        name="exclusion"
        words={monthsText(months)}
        begin={() => exclude({ kind: 'exclusion', months, scope })}
      >
        <ChipRow label={t('play.how_long')}>
          {MONTHS.map((count) => (
            <Chip key={String(count)} selected={count === months} onClick={() => setMonths(count)}>
              {monthsText(count)}
            </Chip>
          ))}
        </ChipRow>
        <ChipRow label={t('play.where')}>
          {SCOPES.map((one) => (
            <Chip key={one} selected={one === scope} onClick={() => setScope(one)}>
              {t(`play.scope.${one}`)}
            </Chip>
          ))}
        </ChipRow>
      </Break>
    </>
  )
}

interface Props {
  readonly name: 'time-out' | 'exclusion'
  /** How long, in words. */
  readonly words: string
  readonly begin: () => ReturnType<typeof exclude>
  readonly children: ReactNode
}

function Break({ begin, children, name, words }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const id = useId()
  const [isSure, setSure] = useState(false)
  const [busy, setBusy] = useState(false)
  const go = async (): Promise<void> => {
    setBusy(true)
    try {
      const { until } = await begin()
      const message =
        until === null ? t('play.begun_for_ever') : t('play.begun', { until: dayText(until, language) })
      showToast(message, 'info', TOAST_LONG_MS)
      // The platform's word that the session is over: the page signs out as every other tab does.
      await call(currentSession).catch(() => undefined)
      navigate(HOME_PATH, { replace: true })
    } catch {
      setBusy(false)
    }
  }
  return (
    <Card className={styles.form} role="group" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(`play.${name}`)}
      </h2>
      <p className={styles.note}>{t(`play.${name}_text`)}</p>
      {children}
      <Checkbox
        label={t('play.sure', { words })}
        checked={isSure}
        onChange={({ target }) => setSure(target.checked)}
      />
      <Button variant="secondary" full disabled={!isSure} busy={busy} onClick={() => void go()}>
        {t(`play.${name}_go`)}
      </Button>
    </Card>
  )
}
