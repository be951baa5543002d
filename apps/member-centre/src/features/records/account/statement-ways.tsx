import { call, showToast, site, useLanguage, useMessages } from '@site/shared-api'
import {
  MOST_STATEMENT_LINES,
  STATEMENT_FORMATS,
  STATEMENT_PATH,
  type RecordDays,
  type StatementFormat,
} from '@site/shared-api/contract/record'
import { streamTicket } from '@site/shared-api/contract/stream-ticket'
import { Button } from '@site/ui'
import { useState } from 'react'
import styles from '../records.module.css'

interface Props {
  readonly days: RecordDays
  /** How many lines the days have, of all kinds and wallets. */
  readonly lines: number
}

/** The days as a file to keep, every line of them: a sheet or a document (MEM-04). */
export default function StatementWays({ days, lines }: Props) {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const language = useLanguage()
  const [busy, setBusy] = useState<StatementFormat>()
  if (lines > MOST_STATEMENT_LINES)
    return <p className={styles.zone}>{t('record.statement_long', { count: MOST_STATEMENT_LINES })}</p>
  const fetchIt = async (format: StatementFormat): Promise<void> => {
    setBusy(format)
    try {
      const { ticket } = await call(streamTicket)
      const { merchant: merchantCode } = site().plan.brand
      const { from, to } = days
      download(new URLSearchParams({ ticket, merchantCode, language, format, from, to }))
    } catch {
      showToast(common('load_failed'), 'error')
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <div className={styles.ways} role="group" aria-label={t('record.statement')}>
      <span className={styles.day}>{t('record.statement')}</span>
      {STATEMENT_FORMATS.map((format) => (
        <Button
          key={format}
          variant="secondary"
          full
          icon="download"
          busy={busy === format}
          onClick={() => void fetchIt(format)}
        >
          {t(`record.statement.${format}`)}
        </Button>
      ))}
    </div>
  )
}

/** The browser's own download: nothing of the file passes through the page. */
function download(query: URLSearchParams): void {
  const link = document.createElement('a')
  link.href = `${STATEMENT_PATH}?${query.toString()}`
  link.download = ''
  link.click()
}
