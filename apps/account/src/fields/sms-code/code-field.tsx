import { SMS_CODE_MAX } from '@site/config'
import { useMessages } from '@site/shared-api'
import { Spinner, TextField } from '@site/ui'
import { useRef } from 'react'
import styles from './sms-code.module.css'
import type { CodePurpose, MobileNumber } from './sms-code.api.ts'
import { useSmsCode } from './use-sms-code.ts'

interface Props {
  readonly purpose: CodePurpose
  readonly name?: string
  readonly error?: string | undefined
  /** The number to send to, or nothing where it is not valid and the form has said so. */
  readonly number: () => MobileNumber | undefined
}

/** The code of a message, with the button that sends it and turns into a countdown (ACC-03). */
export function CodeField({ purpose, name = 'verificationCode', error, number }: Props) {
  const t = useMessages('account')
  const field = useRef<HTMLInputElement>(null)
  const { sent, sending, send } = useSmsCode(purpose, number)
  const onSend = async (): Promise<void> => {
    if (await send()) field.current?.focus()
  }
  return (
    <TextField
      ref={field}
      name={name}
      icon="message-circle"
      label={t('field.messageCode')}
      placeholder={t('sms.hint')}
      hint={sent === undefined ? undefined : t(purpose === 'register' ? 'sms.on_its_way' : 'sms.if_known')}
      autoComplete="one-time-code"
      inputMode="numeric"
      enterKeyHint="go"
      maxLength={SMS_CODE_MAX}
      error={error}
      end={
        <button
          type="button"
          className={styles.send}
          disabled={sent !== undefined}
          aria-disabled={sending || undefined}
          onClick={() => void onSend()}
        >
          {sending ? (
            <Spinner size={16} label={t('sms.sending')} />
          ) : sent === undefined ? (
            t('sms.send')
          ) : (
            <span role="timer">{t('sms.again', { seconds: sent.seconds })}</span>
          )}
        </button>
      }
    />
  )
}
