import { ApiError, useMessages } from '@site/shared-api'
import type { SecondWay } from '@site/shared-api/contract/second-factor'
import { Button, TextField } from '@site/ui'
import { useState, type SubmitEvent } from 'react'
import { refusalOf, RefusalNote, useRefusalText, type Refusal } from '#form/index.ts'
import { stepByCode, stepByPasskey } from './second-step.api.ts'
import type { WaitingStep } from './waiting-step.ts'
import styles from './second-step.module.css'

const LONGEST_CODE = 24

/** The second step of signing in: a code of the app, a passkey, or a recovery code (ACC-21). */
export function SecondStepForm({ step }: { readonly step: WaitingStep }) {
  const t = useMessages('account')
  const common = useMessages('common')
  const refusalText = useRefusalText()
  const { ticket, ways } = step.challenge
  const [way, setWay] = useState<SecondWay>(ways[0] ?? 'recovery')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const send = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      step.enter(await (way === 'passkey' ? stepByPasskey(ticket) : stepByCode(way, ticket, code.trim())))
    } catch (failed) {
      // The sign-in itself is over: the first step has to be made again.
      if (failed instanceof ApiError && failed.code === 'second_step_ended') return step.giveUp(failed)
      setRefusal(refusalOf(failed, ['code']))
      setCode('')
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void send()
  }
  const choose = (next: SecondWay): void => {
    setWay(next)
    setCode('')
    setRefusal(undefined)
  }
  return (
    <form className={styles.form} noValidate aria-label={t('second.title')} onSubmit={submit}>
      <h2 className={styles.title}>{t('second.title')}</h2>
      <p className={styles.about}>{t(`second.about_${way}`)}</p>
      {way === 'passkey' ? null : (
        <TextField
          name="code"
          icon="shield-check"
          label={t(`second.code_${way}`)}
          value={code}
          autoFocus
          autoComplete="one-time-code"
          {...(way === 'app' && { inputMode: 'numeric' as const })}
          autoCapitalize="none"
          enterKeyHint="go"
          maxLength={LONGEST_CODE}
          error={refusal?.field === undefined ? undefined : refusalText(refusal)}
          onChange={({ target }) => {
            setCode(target.value)
            setRefusal(undefined)
          }}
        />
      )}
      <RefusalNote refusal={refusal} />
      <Button type="submit" size="l" full busy={busy} disabled={way !== 'passkey' && code.trim().length < 6}>
        {way === 'passkey' ? t('second.use_passkey') : common('login')}
      </Button>
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} variant="secondary" full onClick={() => choose(other)}>
            {t(`second.by_${other}`)}
          </Button>
        ))}
      <Button variant="ghost" full onClick={() => step.giveUp(undefined)}>
        {common('cancel')}
      </Button>
    </form>
  )
}
