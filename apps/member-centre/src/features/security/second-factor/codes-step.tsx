import { useState, type SubmitEvent } from 'react'
import { FormEnd } from '../form-end.tsx'
import { ProofInput } from '../proof-input.tsx'
import { lookAgain, makeCodes, type Config } from '../security.api.ts'
import styles from '../security.module.css'
import { StepFrame } from '../step-frame.tsx'
import { useFields } from '../use-fields.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** New recovery codes that replace the previous ones (ACC-21). */
export const CodesStep = () => (
  <StepFrame part="part.codes">{(config) => <Codes config={config} />}</StepFrame>
)

function Codes({ config }: { readonly config: Config }) {
  const fields = useFields<'password'>('password')
  const { say, valueOf } = fields
  const [codes, keep] = useState<readonly string[]>()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void fields.run(config.password ? ['password'] : [], async () => {
      keep((await makeCodes(valueOf('password'))).recoveryCodes)
      await lookAgain()
    })
  }
  if (codes) return <RecoveryCodes codes={codes} />
  if (!config.app && config.passkeys === 0) return <p className={styles.about}>{say('codes.none')}</p>
  return (
    <form className={styles.form} noValidate aria-label={say('part.codes')} onSubmit={submit}>
      <p className={styles.about}>{say('codes.left', { count: config.recoveryCodes })}</p>
      <ProofInput config={config} fields={fields} />
      <FormEnd
        error={fields.otherError(['password'])}
        note={config.coolingHours > 0 ? say('waits', { count: config.coolingHours }) : undefined}
        text={say('codes.renew')}
        busy={fields.busy}
      />
    </form>
  )
}
