import { Link, routeExists, useMessages } from '@site/shared-api'
import { Button, buttonLook, Icon, PasswordField, TextField } from '@site/ui'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { warmEncryption } from './encryption.ts'
import styles from './login-form.module.css'
import { prepareLogin } from './login.api.ts'
import type { LoginField } from './refusal.ts'
import { useLogin } from './use-login.ts'
import { useRefusalText } from './use-refusal-text.ts'

const USERNAME_MAX = 64 // contract: loginPayload
const PASSWORD_MAX = 128 // contract: loginPayload

function credentialsOf(form: HTMLFormElement) {
  const data = new FormData(form)
  const text = (name: LoginField) => String(data.get(name) ?? '')
  return { username: text('username').trim(), password: text('password') }
}

function isFilled(form: HTMLFormElement): boolean {
  const { username, password } = credentialsOf(form)
  return username !== '' && password !== ''
}

/** User name and password (B2). The fields keep their own values: nothing typed before the page came alive is lost, and no password lies in a store. */
export function LoginForm() {
  const t = useMessages('account')
  const common = useMessages('common')
  const { status, submit, edit } = useLogin()
  const refusalText = useRefusalText()
  const [filled, setFilled] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const refusal = status.name === 'refused' ? status.refusal : undefined
  const errorOf = (field: LoginField) =>
    refusal !== undefined && refusal.field === field ? refusalText(refusal) : undefined

  useEffect(() => {
    prepareLogin()
    warmEncryption()
  }, [])
  const adopt = useCallback((element: HTMLFormElement | null) => {
    form.current = element
    if (element !== null) setFilled(isFilled(element))
  }, [])
  useEffect(() => {
    if (refusal?.focus === undefined) return
    form.current?.querySelector<HTMLInputElement>(`[name=${refusal.focus}]`)?.focus()
  }, [refusal])

  const onInput = (event: FormEvent<HTMLFormElement>): void => {
    setFilled(isFilled(event.currentTarget))
    edit()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isFilled(event.currentTarget)) void submit(credentialsOf(event.currentTarget))
  }
  return (
    <form
      ref={adopt}
      className={styles.form}
      onInput={onInput}
      onSubmit={onSubmit}
      aria-label={t('login.form')}
      noValidate
      method="post"
    >
      <TextField
        name="username"
        icon="user"
        label={t('login.username')}
        placeholder={t('login.username_hint')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={USERNAME_MAX}
        error={errorOf('username')}
      />
      <PasswordField
        name="password"
        icon="lock"
        label={t('login.password')}
        placeholder={t('login.password_hint')}
        showLabel={t('login.show_password')}
        hideLabel={t('login.hide_password')}
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={PASSWORD_MAX}
        error={errorOf('password')}
      />
      {routeExists('/m/forget') ? (
        <Link to="/m/forget" className={styles.forget}>
          {t('login.forget')}
        </Link>
      ) : null}
      {refusal !== undefined && refusal.field === undefined ? (
        <p role="alert" className={styles.refusal}>
          <Icon name="circle-alert" size={20} />
          <span>{refusalText(refusal)}</span>
        </p>
      ) : null}
      <Button type="submit" size="l" full disabled={!filled} busy={status.name === 'sending'}>
        {common('login')}
      </Button>
      {routeExists('/m/register') ? (
        <Link to="/m/register" {...buttonLook({ variant: 'secondary', size: 'l', full: true })}>
          {t('login.register')}
        </Link>
      ) : null}
    </form>
  )
}
