import { SUCCESS_PASSWORD_MS, USERNAME_LOGIN_MAX } from '@site/config'
import { hideLoading, showLoading, showToast, useMessages } from '@site/shared-api'
import { Button, TextField } from '@site/ui'
import { useEffect, useRef } from 'react'
import { CaptchaField, humanChecksOf, useCaptchaRound } from '#human-check/captcha/index.ts'
import { checkBy, RefusalNote, refusalOf, SHARED_RULES, useForm, type Values } from '#form/index.ts'
import { askForLink } from './recovery.api.ts'
import styles from './recovery.module.css'

const FIELDS = ['username', 'email', 'captcha'] as const
const CHECKS = {
  username: checkBy(SHARED_RULES.username),
  email: checkBy(SHARED_RULES.email),
  captcha: checkBy(SHARED_RULES.captcha),
}

/** A link by e-mail (ACC-17): user name and address, both trimmed; a message for 1 s, then back. */
export function MailForm({ onDone }: { readonly onDone: () => void }) {
  const t = useMessages('account')
  const common = useMessages('common')
  const [captchaRound, refused] = useCaptchaRound()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])
  const send = async (values: Values, element: HTMLFormElement): Promise<void> => {
    showLoading(common('in_please_wait'))
    try {
      await askForLink(
        values['username']?.trim() ?? '',
        values['email']?.trim() ?? '',
        humanChecksOf(element),
      )
    } finally {
      hideLoading()
    }
    showToast(common('in_been_out'), 'success', SUCCESS_PASSWORD_MS)
    leaving.current = setTimeout(onDone, SUCCESS_PASSWORD_MS)
  }
  const { busy, refusal, errorOf, props } = useForm(CHECKS, {
    send,
    refuse(error) {
      refused(error)
      return refusalOf(error, FIELDS)
    },
  })
  return (
    <form {...props} className={styles.form} aria-label={t('recovery.mail_form')}>
      <p className={styles.text}>{t('recovery.mail_text')}</p>
      <TextField
        name="username"
        icon="user"
        label={t('field.username')}
        placeholder={t('login.username_hint')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={USERNAME_LOGIN_MAX}
        error={errorOf('username')}
      />
      <TextField
        name="email"
        type="email"
        icon="mail"
        label={t('field.email')}
        placeholder={t('recovery.mail_hint')}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        enterKeyHint="send"
        maxLength={SHARED_RULES.email.maxLength ?? undefined}
        error={errorOf('email')}
      />
      {captchaRound === undefined ? null : <CaptchaField round={captchaRound} error={errorOf('captcha')} />}
      <RefusalNote refusal={refusal} />
      <Button type="submit" size="l" full busy={busy}>
        {t('recovery.mail_submit')}
      </Button>
    </form>
  )
}
