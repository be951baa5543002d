import { LANGUAGE_TAGS, type Language } from '@site/config'
import { call, useLanguage, useMessages } from '@site/shared-api'
import { askReturn } from '@site/shared-api/contract/play'
import { Button } from '@site/ui'
import { useState } from 'react'
import type { SelfExclusion } from './self-exclusion.ts'
import styles from './login-panel.module.css'

/** Shows an excluded member the end of the exclusion; afterwards they can ask to come back (MEM-09). */
export default function Away({ exclusion }: { readonly exclusion: SelfExclusion }) {
  const t = useMessages('account')
  const language = useLanguage()
  const [opens, setOpens] = useState(exclusion.opensAt)
  const [busy, setBusy] = useState(false)
  const { ticket, until } = exclusion
  const ask = async (): Promise<void> => {
    if (ticket === undefined) return
    setBusy(true)
    try {
      setOpens((await call(askReturn, { body: { ticket } })).opensAt)
    } catch {
      // Said by the page's alert.
    } finally {
      setBusy(false)
    }
  }
  if (opens !== undefined)
    return (
      <p className={styles.away} role="status">
        {t('away.opens', { opens: whenText(opens, language) })}
      </p>
    )
  if (ticket !== undefined)
    return (
      <div className={styles.away} role="status">
        <p>{t('away.over')}</p>
        <Button variant="secondary" full busy={busy} onClick={() => void ask()}>
          {t('away.ask')}
        </Button>
      </div>
    )
  return (
    <p className={styles.away} role="status">
      {until === undefined ? t('away.for_ever') : t('away.until', { until: whenText(until, language) })}
    </p>
  )
}

const MINUTE_SIGNS = 16

/** A moment that carries the offset of the brand's place, as it is there; years count from Christ. */
function whenText(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(`${LANGUAGE_TAGS[language]}-u-ca-gregory`, {
    timeZone: 'UTC',
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(`${moment.slice(0, MINUTE_SIGNS)}Z`))
}
