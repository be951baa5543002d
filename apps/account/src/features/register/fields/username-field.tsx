import { faultOf } from '@site/config'
import { useMessages } from '@site/shared-api'
import { Icon, Spinner, TextField, type TextFieldProps } from '@site/ui'
import type { FormField } from './methods.ts'
import { useNameCheck, type NameStatus } from './use-name-check.ts'
import styles from '#features/register/form/register-form.module.css'

interface Props extends TextFieldProps {
  readonly field: FormField
}

/** A user name that says while it is typed whether it is free (B5). */
export function UsernameField({ field, error, hint, ...input }: Props) {
  const t = useMessages('account')
  const common = useMessages('common')
  const { status, changed, verify } = useNameCheck()
  const taken = status === 'taken' ? common('error.username_taken') : undefined
  return (
    <div className={styles.username}>
      <TextField
        {...input}
        autoCorrect="off"
        error={error ?? taken}
        hint={hint}
        onInput={({ currentTarget: { value } }) => {
          const name = value.trim()
          changed(name === '' || faultOf(field, name) !== undefined ? undefined : name)
        }}
        end={<NameSign status={status} />}
      />
      <p className={styles.name} data-status={status} aria-live="polite">
        {status === 'free' && error === undefined ? t('register.name_free') : null}
        {status === 'asks' ? (
          <button type="button" className={styles.link} onClick={() => void verify()}>
            {t('register.name_ask')}
          </button>
        ) : null}
      </p>
    </div>
  )
}

function NameSign({ status }: { readonly status: NameStatus }) {
  const t = useMessages('account')
  if (status === 'checking')
    return (
      <span className={styles.sign}>
        <Spinner size={16} label={t('register.name_checking')} />
      </span>
    )
  if (status !== 'free') return null
  return (
    <span className={styles.sign} data-free="">
      <Icon name="circle-check" size={20} />
    </span>
  )
}
