import { showToast, navigate } from '@site/shared-api'
import type { ContactEnd } from '@site/shared-api/contract/contact-change'
import { Button, TextField } from '@site/ui'
import { useState, type SubmitEvent } from 'react'
import { FormEnd } from '../form-end.tsx'
import { ProofInput } from '../proof-input.tsx'
import {
  askForEmail,
  askForMobile,
  lookAgain,
  sendEmailChange,
  sendMobileChange,
  sendToEmail,
  sendToMobile,
  type Config,
} from '../security.api.ts'
import styles from '../security.module.css'
import { StepFrame } from '../step-frame.tsx'
import { useFields } from '../use-fields.ts'
import { CodeButton } from './code-button.tsx'

type Kind = 'email' | 'mobile'
/** The present one is confirmed, another one takes its place, or the old one is lost. */
type Way = 'confirm' | 'change' | 'lost'

export const EmailStep = () => (
  <StepFrame part="part.email">
    {(config) => <ContactForm kind="email" config={config} key={config.email.shown} />}
  </StepFrame>
)
export const MobileStep = () => (
  <StepFrame part="part.mobile">
    {(config) => <ContactForm kind="mobile" config={config} key={config.mobile.shown} />}
  </StepFrame>
)

type Field = 'password' | 'email' | 'mobileNum' | 'newCode' | 'oldCode' | 'why'

/** An address is changed by codes to both of its ends; our team looks at it where the old one is lost (MEM-06). */
function ContactForm({ config, kind }: { readonly kind: Kind; readonly config: Config }) {
  const fields = useFields<Field>('password')
  const { say, valueOf } = fields
  const { confirmed, shown, waiting } = config[kind]
  const [way, setWay] = useState<Way>(shown !== null && !confirmed ? 'confirm' : 'change')
  const address: Field = kind === 'email' ? 'email' : 'mobileNum'
  const asksOld = way === 'change' && shown !== null
  const old = shown ?? ''
  const requiredFields: readonly Field[] = [
    ...(config.password ? (['password'] as const) : []),
    ...(way === 'confirm' ? [] : [address]),
    'newCode',
    ...(asksOld ? (['oldCode'] as const) : []),
    ...(way === 'lost' ? (['why'] as const) : []),
  ]
  const send = async (end: ContactEnd): Promise<number | undefined> => {
    const password = valueOf('password')
    if (end === 'new' && valueOf(address).trim() === '') return void fields.put(address, say('missing'))
    const to = valueOf(address).trim()
    if (kind === 'email') return await sendToEmail({ end, password, ...(end === 'new' && { email: to }) })
    return await sendToMobile({ end, password, ...(end === 'new' && { mobileNum: to }) })
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void fields.run(requiredFields, async () => {
      const proofs = { password: valueOf('password'), newCode: valueOf('newCode') }
      const to = valueOf(address).trim()
      const codes = { ...proofs, ...(asksOld && { oldCode: valueOf('oldCode') }) }
      const why = valueOf('why')
      if (way === 'lost')
        await (kind === 'email'
          ? askForEmail({ ...proofs, why, email: to })
          : askForMobile({ ...proofs, why, mobileNum: to }))
      else if (kind === 'email') await sendEmailChange({ ...codes, ...(way === 'change' && { email: to }) })
      else await sendMobileChange({ ...codes, ...(way === 'change' && { mobileNum: to }) })
      await lookAgain()
      showToast(say(way === 'lost' ? 'contact.asked' : 'saved'), 'success')
      navigate('/m/securityCenter')
    })
  }
  const choose = (next: Way): void => {
    fields.clear()
    setWay(next)
  }
  if (waiting) return <p className={styles.about}>{say('contact.waiting')}</p>
  const newCodeLabel = way === 'confirm' ? say('field.oldCode', { old }) : say('field.newCode')
  return (
    <form className={styles.form} noValidate aria-label={say(`part.${kind}`)} onSubmit={submit}>
      <p className={styles.about}>
        {say(
          way === 'lost'
            ? 'contact.lost_about'
            : way === 'confirm'
              ? 'contact.confirm_about'
              : `contact.${kind}.about`,
        )}
      </p>
      {shown === null ? null : <p className={styles.note}>{say('contact.now', { shown })}</p>}
      <ProofInput config={config} fields={fields} />
      {way === 'confirm' ? null : (
        <TextField
          {...fields.props(address)}
          label={say(`field.${kind === 'email' ? 'email' : 'mobileNum'}`)}
          {...(kind === 'email'
            ? { type: 'email', inputMode: 'email' as const, autoComplete: 'email' }
            : { type: 'tel', inputMode: 'tel' as const, autoComplete: 'tel' })}
          maxLength={128}
        />
      )}
      <div className={styles.code}>
        <TextField
          {...fields.props('newCode')}
          label={newCodeLabel}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
        <CodeButton
          text={way === 'confirm' ? say('contact.send_old', { old }) : say('contact.send_new')}
          send={() => send(way === 'confirm' ? 'old' : 'new')}
          refused={fields.refuse}
        />
      </div>
      {asksOld ? (
        <div className={styles.code}>
          <TextField
            {...fields.props('oldCode')}
            label={say('field.oldCode', { old })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
          />
          <CodeButton
            text={say('contact.send_old', { old })}
            send={() => send('old')}
            refused={fields.refuse}
          />
        </div>
      ) : null}
      {way === 'lost' ? (
        <TextField {...fields.props('why')} label={say('field.why')} maxLength={500} />
      ) : null}
      <FormEnd
        error={fields.otherError(requiredFields)}
        note={
          way === 'change' && shown !== null && config.coolingHours > 0
            ? say('waits', { count: config.coolingHours })
            : undefined
        }
        text={say(way === 'lost' ? 'contact.ask' : 'save')}
        busy={fields.busy}
      />
      {shown === null ? null : (
        <Button variant="ghost" full onClick={() => choose(way === 'change' ? 'lost' : 'change')}>
          {say(way === 'change' ? 'contact.lost' : way === 'lost' ? 'contact.not_lost' : 'state.change')}
        </Button>
      )}
    </form>
  )
}
