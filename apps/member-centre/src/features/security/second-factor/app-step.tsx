import { navigate, showToast } from '@site/shared-api'
import { Button, buttonLook, TextField } from '@site/ui'
import { QRCodeSVG } from 'qrcode.react'
import { useState, type SubmitEvent } from 'react'
import { FormEnd } from '../form-end.tsx'
import { ProofInput } from '../proof-input.tsx'
import { lookAgain, sendAppCode, startApp, takeAppAway, type Config } from '../security.api.ts'
import styles from '../security.module.css'
import { StepFrame } from '../step-frame.tsx'
import { useFields } from '../use-fields.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const PICTURE_PX = 208
const GROUP = /.{1,4}/g

interface Begun {
  readonly secret: string
  readonly otpauth: string
}

/** An authenticator app as the second step of signing in: set up, or taken away (ACC-21). */
export const AppStep = () => <StepFrame part="part.app">{(config) => <App config={config} />}</StepFrame>

function App({ config }: { readonly config: Config }) {
  const [begun, begin] = useState<Begun>()
  const [codes, keep] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} />
  if (config.app) return <RemoveForm config={config} />
  if (!begun) return <BeginForm config={config} begin={begin} />
  return <ConfirmForm begun={begun} keep={keep} />
}

const waitsOf = ({ coolingHours }: Config): number | undefined =>
  coolingHours > 0 ? coolingHours : undefined

function BeginForm({ begin, config }: { readonly config: Config; readonly begin: (begun: Begun) => void }) {
  const fields = useFields<'password'>('password')
  const { say, valueOf } = fields
  const waits = waitsOf(config)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const requiredFields = config.password ? (['password'] as const) : []
    void fields.run(requiredFields, async () => begin(await startApp(valueOf('password'))))
  }
  return (
    <form className={styles.form} noValidate aria-label={say('part.app')} onSubmit={submit}>
      <p className={styles.about}>{say('app.about')}</p>
      <ProofInput config={config} fields={fields} />
      <FormEnd
        error={fields.otherError(['password'])}
        note={waits === undefined ? undefined : say('waits', { count: waits })}
        text={say('next')}
        busy={fields.busy}
      />
    </form>
  )
}

function ConfirmForm({
  begun: { otpauth, secret },
  keep,
}: {
  readonly begun: Begun
  readonly keep: (codes: readonly string[]) => void
}) {
  const fields = useFields<'code'>('code')
  const { say, valueOf } = fields
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void fields.run(['code'], async () => {
      const { recoveryCodes } = await sendAppCode(valueOf('code').replace(/\s/g, ''))
      if (recoveryCodes) keep(recoveryCodes)
      showToast(say('app.on'), 'success')
      await lookAgain()
      if (!recoveryCodes) navigate('/m/securityCenter')
    })
  }
  const copy = (): void => {
    void navigator.clipboard?.writeText(secret).then(() => showToast(say('app.copied'), 'success'))
  }
  return (
    <form className={styles.form} noValidate aria-label={say('part.app')} onSubmit={submit}>
      <p className={styles.about}>{say('app.scan')}</p>
      <div className={styles.scan}>
        <QRCodeSVG value={otpauth} size={PICTURE_PX} role="img" title={say('app.picture')} />
      </div>
      <a {...buttonLook({ variant: 'secondary', full: true })} href={otpauth}>
        {say('app.open')}
      </a>
      <div className={styles.field}>
        <span className={styles.label}>{say('app.key')}</span>
        <span className={styles.key}>{secret.match(GROUP)?.join(' ')}</span>
        <Button variant="ghost" onClick={copy}>
          {say('app.copy')}
        </Button>
      </div>
      <TextField
        {...fields.props('code')}
        label={say('field.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
      <FormEnd error={fields.otherError(['code'])} text={say('save')} busy={fields.busy} />
    </form>
  )
}

function RemoveForm({ config }: { readonly config: Config }) {
  const fields = useFields<'password' | 'code'>('code')
  const { say, valueOf } = fields
  const waits = waitsOf(config)
  const requiredFields = config.password ? (['password', 'code'] as const) : (['code'] as const)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void fields.run(requiredFields, async () => {
      await takeAppAway({ password: valueOf('password'), code: valueOf('code') })
      showToast(say('app.removed'), 'success')
      await lookAgain()
      navigate('/m/securityCenter')
    })
  }
  return (
    <form className={styles.form} noValidate aria-label={say('app.remove')} onSubmit={submit}>
      <p className={styles.about}>{say('app.set')}</p>
      <ProofInput config={config} fields={fields} />
      <TextField
        {...fields.props('code')}
        label={say('field.codeOrRecovery')}
        autoComplete="one-time-code"
        maxLength={24}
      />
      <FormEnd
        danger
        error={fields.otherError(requiredFields)}
        note={waits === undefined ? undefined : say('waits', { count: waits })}
        text={say('app.remove')}
        busy={fields.busy}
      />
    </form>
  )
}
