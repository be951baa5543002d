import { PASSWORD_MAX, USERNAME_LOGIN_MAX } from '@site/config'
import { useMessages } from '@site/shared-api'
import { Button, Checkbox, PasswordField, TextField } from '@site/ui'
import { useEffect, useEffectEvent } from 'react'
import { CaptchaField } from '#captcha/index.ts'
import { checkBy, SHARED_RULES } from '#field-faults/index.ts'
import { RefusalNote } from '#refusal/index.ts'
import { ForgetLink } from './forget-link.tsx'
import type { Entrance } from '#sign-in/index.ts'
import styles from './login-panel.module.css'
import { useLoginForm } from './use-login-form.ts'
import { useStandIn } from './use-stand-in.ts'

const CHECKS = {
  username: checkBy(SHARED_RULES.username),
  password: checkBy(SHARED_RULES.password, { secret: true }),
}

/** User name and password (B2). */
export function PasswordLogin({ entrance }: { readonly entrance: Entrance }) {
  const t = useMessages('account')
  const common = useMessages('common')
  const { form, filled, refusal, captchaRound, look, busy, errorOf, props } = useLoginForm(
    CHECKS,
    (values) => {
      const known = remembered()
      return {
        username: values['username']?.trim() ?? '',
        password: known?.deviceToken ?? values['password'] ?? '',
        remembered: known !== undefined,
        remember: values['remember'] !== undefined,
        type: 'username',
        entrance,
      }
    },
    'username',
  )
  const { remembered, clear, ...standIn } = useStandIn(
    form,
    'username',
    { name: 'username', secret: 'password' },
    look,
  )
  const refused = useEffectEvent(() => {
    clear()
    look()
  })
  useEffect(() => {
    if (refusal?.code === 'login_failed') refused()
  }, [refusal])
  return (
    <form
      {...props}
      className={styles.form}
      aria-label={t('login.form')}
      onInput={(event) => {
        standIn.onInput(event)
        props.onInput(event)
      }}
      onFocus={standIn.onFocus}
    >
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
      <PasswordField
        name="password"
        icon="lock"
        label={t('field.password')}
        placeholder={t('login.password_hint')}
        showLabel={t('login.show_password')}
        hideLabel={t('login.hide_password')}
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={PASSWORD_MAX}
        error={errorOf('password')}
      />
      {captchaRound === undefined ? null : (
        <CaptchaField round={captchaRound} error={errorOf('captcha')} onAnswer={look} />
      )}
      <div className={styles.beside}>
        <Checkbox name="remember" label={t('login.remember')} />
        <ForgetLink />
      </div>
      <RefusalNote refusal={refusal} />
      <Button type="submit" size="l" full disabled={!filled} busy={busy}>
        {common('login')}
      </Button>
    </form>
  )
}
