import { CAPTCHA_DIGITS } from '@site/config'
import { useMessages } from '@site/shared-api'
import { Icon, TextField } from '@site/ui'
import { useEffect, useRef, useState } from 'react'
import { WorkWay } from '#human-check/browser-work/index.ts'
import styles from './captcha-field.module.css'
import { CaptchaPicture } from './captcha-picture.tsx'
import { useCaptcha } from './use-captcha.ts'

interface Props {
  /** Counts refusals of the form: each brings a new picture, for one picture is good for one answer. */
  readonly round?: number
  /** What was wrong with the last answer, in the player's words. */
  readonly error?: string | undefined
  /** The answer has come, changed or gone without a word of the player: a pass, a new picture. */
  readonly onAnswer?: () => void
}

/** Six digits of a picture, or the way past it (ACC-02, B5); `humanChecksOf` reads the answer from its form. */
export function CaptchaField({ round = 0, error, onAnswer }: Props) {
  const t = useMessages('account')
  const [pass, setPass] = useState<string>()
  const [shownRound, setShownRound] = useState(round)
  const { captcha, status, refresh, picture } = useCaptcha(round)
  if (shownRound !== round) {
    setShownRound(round)
    setPass(undefined)
  }
  const field = useRef<HTMLInputElement>(null)
  // What was typed belongs to the previous picture; the field itself stays, with its focus.
  useEffect(() => {
    if (field.current !== null) field.current.value = ''
  }, [picture])
  useEffect(() => onAnswer?.(), [pass, picture, onAnswer])
  if (pass !== undefined)
    return (
      <p className={styles.passed} role="status">
        <input type="hidden" name="pass" value={pass} />
        <Icon name="circle-check" size={20} />
        {t('check.passed')}
      </p>
    )
  return (
    <div className={styles.captcha} data-state={status}>
      <TextField
        ref={field}
        name="captcha"
        icon="shield-check"
        label={t('field.identifying')}
        placeholder={t('captcha.hint')}
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="go"
        maxLength={CAPTCHA_DIGITS}
        error={error}
        end={<CaptchaPicture captcha={captcha} status={status} onRefresh={refresh} />}
      />
      {captcha === undefined ? null : <input type="hidden" name="captchaId" value={captcha.id} />}
      <WorkWay text={t('captcha.cannot_read')} onPass={setPass} />
    </div>
  )
}
