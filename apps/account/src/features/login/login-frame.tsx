import { useMessages } from '@site/shared-api'
import { Button, Checkbox } from '@site/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import { CaptchaField } from '#human-check/captcha/index.ts'
import { RefusalNote } from '#form/index.ts'
import styles from './login-panel.module.css'
import type { LoginForm } from './use-login-form.ts'

const Away = lazy(() => import('./away.tsx'))

interface Props {
  readonly label: string
  readonly login: LoginForm
  /** The fields. */
  readonly children: ReactNode
  /** Shown beside the "remember me" checkbox. */
  readonly beside?: ReactNode
}

/** Surrounds the fields of both login forms: captcha where required, "remember me", the refusal, the button. */
export function LoginFrame({ label, login, children, beside }: Props) {
  const t = useMessages('account')
  const common = useMessages('common')
  const { away, props, captchaRound, errorOf, look, refusal, filled, busy } = login
  return (
    <form {...props} className={styles.form} aria-label={label}>
      {children}
      {captchaRound === undefined ? null : (
        <CaptchaField round={captchaRound} error={errorOf('captcha')} onAnswer={look} />
      )}
      <div className={styles.beside}>
        <Checkbox name="remember" label={t('login.remember')} />
        {beside}
      </div>
      <RefusalNote refusal={refusal} />
      {away === undefined ? null : (
        <Suspense fallback={null}>
          <Away key={away.ticket} exclusion={away} />
        </Suspense>
      )}
      <Button type="submit" size="l" full disabled={!filled} busy={busy}>
        {common('login')}
      </Button>
    </form>
  )
}
