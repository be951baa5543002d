import {
  ApiError,
  goBack,
  hideLoading,
  navigate,
  NetworkError,
  SessionEndedError,
  showLoading,
  showToast,
  useMessages,
  type Announcement,
} from '@site/shared-api'
import { Button, FieldNote } from '@site/ui'
import { useState, type SyntheticEvent } from 'react'
import styles from './apply-form.module.css'
import { PictureField } from './picture-field.tsx'
import type { ChosenPicture } from './read-picture.ts'
import { RemarkField } from './remark-field.tsx'
import { apply } from './rewards.api.ts'

/** Refusals that have words and a toast of their own (B8). */
const TOASTS: Readonly<Record<string, string>> = {
  image_type: 'activity_image_type',
  image_size: 'activity_apply_remark_limit3',
  image_count: 'activity_apply_remark_limit4',
}
/** As long as an upload may take, and again. */
const SENDING_MS = 150_000
const STEP = 10

/** The form of an application: what the promotion asks for, Cancel and Submit apply (B2, B5). What was typed stays whatever is answered. */
export function ApplyForm({ promotion }: { readonly promotion: Announcement }) {
  const t = useMessages('content')
  const common = useMessages('common')
  const [id] = useState(() => crypto.randomUUID())
  const [remarks, setRemarks] = useState('')
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const wantsRemarks = promotion.remarkRequired === 'Y'
  const wantsPictures = promotion.imageRequired === 'Y'
  const isFilled = (!wantsRemarks || remarks.trim() !== '') && (!wantsPictures || pictures.length > 0)

  const say = (error: unknown): void => {
    if (error instanceof SessionEndedError) return
    if (error instanceof NetworkError) return setRefused(t('reward.no_answer'))
    const code = error instanceof ApiError ? error.code : 'unknown_error'
    const toast = TOASTS[code]
    if (toast !== undefined) return showToast(common(toast), 'error')
    const text = common(`error.${code}`)
    setRefused(text === `error.${code}` ? common('error.unknown_error') : text)
  }
  const sending = (share: number): void =>
    showLoading(t('reward.sending', { percent: Math.floor((share * 100) / STEP) * STEP }), SENDING_MS)
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (busy || !isFilled) return
    setBusy(true)
    setRefused(undefined)
    showLoading(common('in_please_wait'), SENDING_MS)
    try {
      await apply(
        {
          query: { id, promotionId: promotion.id, remarks: remarks.trim() },
          pictures: pictures.map(({ file }) => file),
        },
        sending,
      )
      hideLoading()
      showToast(t('reward.sent'), 'success')
      navigate('/m/activity', { replace: true })
    } catch (error) {
      hideLoading()
      say(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {wantsRemarks ? <RemarkField value={remarks} onChange={setRemarks} /> : null}
      {wantsPictures ? <PictureField pictures={pictures} onChange={setPictures} /> : null}
      {refused === undefined ? null : <FieldNote error>{refused}</FieldNote>}
      <div className={styles.buttons}>
        <Button variant="secondary" full onClick={() => goBack()}>
          {t('reward.cancel')}
        </Button>
        <Button type="submit" full disabled={!isFilled} busy={busy}>
          {t('reward.submit')}
        </Button>
      </div>
    </form>
  )
}
