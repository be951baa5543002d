import { navigate, showToast } from '@site/shared-api'
import { TextField } from '@site/ui'
import type { SubmitEvent } from 'react'
import { FormEnd } from '../form-end.tsx'
import { ProofInput } from '../proof-input.tsx'
import { lookAgain, sendPayeeName, type Config } from '../security.api.ts'
import styles from '../security.module.css'
import { StepFrame } from '../step-frame.tsx'
import { useFields } from '../use-fields.ts'

export const PayeeStep = () => (
  <StepFrame part="part.payee">{(config) => <PayeeForm config={config} />}</StepFrame>
)

/** In whose name the member is paid out: said once; another name is looked at by our team (MEM-06). */
function PayeeForm({ config }: { readonly config: Config }) {
  const fields = useFields<'payeeName' | 'why' | 'password'>('payeeName')
  const { say, valueOf } = fields
  const { name, waiting } = config.payeeName
  const requiredFields = [
    'payeeName',
    ...(name === null ? [] : (['why'] as const)),
    ...(config.password ? (['password'] as const) : []),
  ] as const
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void fields.run(requiredFields, async () => {
      const answer = await sendPayeeName({
        payeeName: valueOf('payeeName').trim(),
        password: valueOf('password'),
        ...(name !== null && { why: valueOf('why') }),
      })
      await lookAgain()
      showToast(say(answer.waiting ? 'contact.asked' : 'saved'), 'success')
      navigate('/m/securityCenter')
    })
  }
  if (waiting) return <p className={styles.about}>{say('contact.waiting')}</p>
  return (
    <form className={styles.form} noValidate aria-label={say('part.payee')} onSubmit={submit}>
      <p className={styles.about}>{say('payee.about')}</p>
      {name === null ? null : <p className={styles.note}>{say('contact.now', { shown: name })}</p>}
      <TextField
        {...fields.props('payeeName')}
        label={say('field.payeeName')}
        autoComplete="name"
        maxLength={60}
      />
      {name === null ? null : <TextField {...fields.props('why')} label={say('field.why')} maxLength={500} />}
      <ProofInput config={config} fields={fields} />
      <FormEnd
        error={fields.otherError(requiredFields)}
        text={say(name === null ? 'save' : 'contact.ask')}
        busy={fields.busy}
      />
    </form>
  )
}
