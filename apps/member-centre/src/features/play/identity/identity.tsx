import {
  LoadFailed,
  showToast,
  useLanguage,
  useMessages,
  useQuery,
  useQueryClient,
  useSession,
} from '@site/shared-api'
import { MOST_IDENTITY_PICTURE_BYTES, MOST_IDENTITY_PICTURES } from '@site/shared-api/contract/identity-check'
import { Button, Card, Chip, ChipRow, FieldNote } from '@site/ui'
import { useId, useState } from 'react'
import { dayText } from '../day-text.ts'
import { identityQuery, sendPapers } from '../play.api.ts'
import styles from '../play.module.css'
import { Waiting } from '../play.tsx'

const DOCUMENTS = ['id-card', 'passport', 'driving-licence'] as const
const TYPES = ['image/jpeg', 'image/png']
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

/** Why these files would be refused: the key of the text that says so. */
function refusalOf(files: readonly File[]): string | undefined {
  if (files.length > MOST_IDENTITY_PICTURES) return 'error.image_count'
  if (files.some(({ type }) => !TYPES.includes(type))) return 'error.image_type'
  if (files.some(({ size }) => size > MOST_IDENTITY_PICTURE_BYTES)) return 'error.image_size'
  return undefined
}

function Papers() {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const queries = useQueryClient()
  const id = useId()
  const [document, setDocument] = useState<(typeof DOCUMENTS)[number]>('id-card')
  const [files, setFiles] = useState<readonly File[]>([])
  const [busy, setBusy] = useState(false)
  const refusal = refusalOf(files)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const papers = { query: { document }, pictures: files }
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
        accept={TYPES.join()}
        aria-describedby={`${id}-note`}
        className={styles.file}
        onChange={({ target }) => setFiles([...(target.files ?? [])])}
      />
      <FieldNote id={`${id}-note`} error={refusal !== undefined}>
        {refusal === undefined ? t('play.pictures_text') : common(refusal)}
      </FieldNote>
      <Button
        full
        disabled={files.length === 0 || refusal !== undefined}
        busy={busy}
        onClick={() => void send()}
      >
        {t('play.identity_send')}
      </Button>
    </Card>
  )
}
