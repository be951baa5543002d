import {
  LoadFailed,
  showToast,
  useLanguage,
  useMessages,
  useQuery,
  useQueryClient,
  useSession,
} from '@site/shared-api'
import { Button, Card, Chip, ChipRow } from '@site/ui'
import { useId, useState } from 'react'
import { dayText } from '../day-text.ts'
import { identityQuery, sendPapers } from '../play.api.ts'
import styles from '../play.module.css'
import { Waiting } from '../play.tsx'

const DOCUMENTS = ['id-card', 'passport', 'driving-licence'] as const
const MOST = 3
const OPEN = ['none', 'asked', 'refused', 'expired']

/** Who a member is: how far it is, and the pictures of a paper where they are wanted. */
export default function Identity() {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...identityQuery(), enabled: signedIn })
  if (data === undefined) return isError ? <LoadFailed retry={() => void refetch()} /> : <Waiting />
  return (
    <>
      <Card className={styles.form}>
        <h2 className={styles.title}>{t(`play.identity.${data.state}`)}</h2>
        <p className={styles.note}>{t(`play.identity_needed.${data.needed}`)}</p>
        {data.why === null ? null : <p>{data.why}</p>}
        {data.expiresAt === null ? null : (
          <p className={styles.note}>
            {t('play.identity_until', { day: dayText(data.expiresAt, language) })}
          </p>
        )}
        {data.sandbox ? <p className={styles.note}>{t('play.identity_sandbox')}</p> : null}
      </Card>
      {OPEN.includes(data.state) ? <Papers /> : null}
    </>
  )
}

function Papers() {
  const t = useMessages('member-centre')
  const queries = useQueryClient()
  const id = useId()
  const [document, setDocument] = useState<(typeof DOCUMENTS)[number]>('id-card')
  const [files, setFiles] = useState<readonly File[]>([])
  const [busy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const papers = { query: { document }, pictures: files.slice(0, MOST) }
      queries.setQueryData(identityQuery().queryKey, await sendPapers(papers))
      showToast(t('play.identity_sent'), 'success')
    } catch {
      // Said by the page's alert.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card className={styles.form}>
      <ChipRow label={t('play.document')}>
        {DOCUMENTS.map((one) => (
          <Chip key={one} selected={one === document} onClick={() => setDocument(one)}>
            {t(`play.document.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <label htmlFor={id} className={styles.name}>
        {t('play.pictures')}
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png"
        className={styles.file}
        onChange={({ target }) => setFiles([...(target.files ?? [])])}
      />
      <p className={styles.note}>{t('play.pictures_text')}</p>
      <Button full disabled={files.length === 0} busy={busy} onClick={() => void send()}>
        {t('play.identity_send')}
      </Button>
    </Card>
  )
}
