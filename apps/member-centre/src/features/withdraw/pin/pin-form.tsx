import { LoadFailed, useMessages, useQuery, useSession } from '@site/shared-api'
import type { PaymentPasswordState } from '@site/shared-api/contract/payment-password'
import { Button, PasswordField, TextField } from '@site/ui'
import { useState } from 'react'
import { CodeProof } from '#proof/code-proof.tsx'
import { ownQuestionsQuery, pinQuery } from '../withdraw.api.ts'
import { Waiting } from '../withdraw.tsx'
import { CodeButton } from './code-button.tsx'
import styles from './pin-form.module.css'
import { usePinForm, type AnswerField, type PinField, type PinWay } from './use-pin-form.ts'

/** The payment password: set, changed, or set anew where it was forgotten (MEM-06). */
export function PinScreen() {
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...pinQuery(), enabled: signedIn })
  if (data) return <PinForm key={String(data.isSet)} state={data} />
  if (isError) return <LoadFailed retry={() => void refetch()} />
  return <Waiting />
}

function PinForm({ state }: { readonly state: PaymentPasswordState }) {
  const t = useMessages('member-centre')
  const [isForgotten, forget] = useState(false)
  const way: PinWay = !state.isSet ? 'set' : isForgotten ? 'reset' : 'change'
  // Where there is no code the answers are the only proof.
  const [byQuestions, ask] = useState(state.codeTo === null)
  const isAnswering = way === 'reset' && state.questions && byQuestions
  const { data: own } = useQuery({ ...ownQuestionsQuery(), enabled: isAnswering })
  // A code to the account's own number proves a reset by itself.
  const needsCode = !state.needsPassword && (way === 'set' || isAnswering)
  const form = usePinForm(state, way, isAnswering ? (own?.questions.map(({ id }) => id) ?? []) : undefined)
  const props = (field: PinField | AnswerField, label = t(`withdraw.field.${field}`)) => ({
    label,
    value: form.valueOf(field),
    error: form.errorOf(field),
    maxLength: 128,
    onChange: ({ target }: { target: { value: string } }) => form.type(field, target.value),
  })
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('withdraw.pin')}
      onSubmit={(event) => void form.submit(event)}
    >
      <p className={styles.about}>{t(`withdraw.pin_about.${way}`, { count: state.minLength })}</p>
      {isAnswering
        ? own?.questions.map(({ id, text }) => (
            <TextField key={id} {...props(`answer:${id}`, text)} autoComplete="off" maxLength={100} />
          ))
        : null}
      {isAnswering && form.errorOf('answers') !== undefined ? (
        <p role="alert" className={styles.error}>
          {form.errorOf('answers')}
        </p>
      ) : null}
      {needsCode ? <CodeProof refused={form.refusedProof} /> : null}
      {form.fields.map((field) =>
        field === 'verificationCode' ? (
          <div key={field} className={styles.code}>
            <TextField {...props(field)} inputMode="numeric" autoComplete="one-time-code" />
            {state.codeTo ? (
              <CodeButton to={state.codeTo.to} password={form.valueOf('password')} refused={form.refuse} />
            ) : null}
          </div>
        ) : (
          <PasswordField
            key={field}
            {...props(field)}
            showLabel={t('withdraw.show')}
            hideLabel={t('withdraw.hide')}
            {...(field === 'password'
              ? { autoComplete: 'current-password' }
              : { autoComplete: 'off', inputMode: 'numeric' as const })}
          />
        ),
      )}
      <Button type="submit" variant="primary" size="l" full busy={form.busy}>
        {t('withdraw.pin_save')}
      </Button>
      {way === 'reset' && state.questions && state.codeTo !== null ? (
        <Button variant="ghost" full onClick={() => ask(!byQuestions)}>
          {t(byQuestions ? 'withdraw.by_code' : 'withdraw.by_questions')}
        </Button>
      ) : null}
      {way === 'change' ? (
        <Button variant="ghost" full onClick={() => forget(true)}>
          {t('withdraw.pin_forgotten')}
        </Button>
      ) : null}
    </form>
  )
}
