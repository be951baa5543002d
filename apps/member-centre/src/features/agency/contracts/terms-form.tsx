import { useMessages } from '@site/shared-api'
import {
  DIVIDEND_PERIODS,
  type ContractKind,
  type ContractTerms,
} from '@site/shared-api/contract/agent-fields'
import { Button, Card, Chip, ChipRow, TextField } from '@site/ui'
import { useState, type SubmitEvent } from 'react'
import styles from '../agency.module.css'
import { Sure } from '../sure.tsx'
import type { Fault } from '../use-idempotent-mutation.ts'
import { useTermsForm, type TierField } from './use-terms-form.ts'

interface Props {
  readonly kind: ContractKind
  readonly currency: string
  /** What the form begins with. */
  readonly from?: ContractTerms
  /** The question before they are sent. */
  readonly sure: string
  readonly send: string
  readonly busy: boolean
  readonly fault: Fault | undefined
  readonly onSend: (terms: ContractTerms, note: string) => void
  readonly onCancel?: () => void
}

const FIELDS: readonly TierField[] = ['least', 'leastActive', 'rate']
const LONGEST_NOTE = 300

/** Terms of a contract, step by step. */
export function TermsForm({ kind, currency, from, sure, send, busy, fault, onSend, onCancel }: Props) {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const form = useTermsForm(kind, currency, from)
  const [note, setNote] = useState('')
  const [ready, setReady] = useState<ContractTerms>()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setReady(form.terms())
  }
  // Refused terms are looked at again before they are sent again.
  const asks = ready !== undefined && (fault === undefined || busy)
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {kind === 'dividend' ? (
        <ChipRow label={t('agency.period')} className={styles.chips}>
          {DIVIDEND_PERIODS.map((one) => (
            <Chip key={one} selected={form.period === one} onClick={() => form.setPeriod(one)}>
              {t(`agency.period.${one}`)}
            </Chip>
          ))}
        </ChipRow>
      ) : null}
      {form.tiers.map((tier, at) => (
        <Card
          key={tier.key}
          className={styles.card}
          role="group"
          aria-label={t('agency.step', { number: at + 1 })}
        >
          <div className={styles.head}>
            <h2 className={styles.title}>{t('agency.step', { number: at + 1 })}</h2>
            {form.remove ? (
              <Button
                variant="ghost"
                aria-label={`${t('agency.step_remove')}: ${t('agency.step', { number: at + 1 })}`}
                onClick={() => form.remove?.(tier.key)}
              >
                {t('agency.step_remove')}
              </Button>
            ) : null}
          </div>
          <div className={styles.pair}>
            {FIELDS.map((field) => (
              <TextField
                key={field}
                label={t(
                  field === 'least' && kind === 'dividend' ? 'agency.tier.loss' : `agency.field.${field}`,
                )}
                inputMode={field === 'leastActive' ? 'numeric' : 'decimal'}
                autoComplete="off"
                maxLength={16}
                value={tier[field]}
                error={
                  form.errorOf(tier, field) ??
                  (fault?.field?.endsWith(`tiers.${at}.${field}`) === true ? fault.text : undefined)
                }
                onChange={({ target }) => {
                  setReady(undefined)
                  form.type(tier.key, field, target.value)
                }}
              />
            ))}
          </div>
        </Card>
      ))}
      {form.add ? (
        <Button variant="secondary" full onClick={form.add}>
          {t('agency.step_add')}
        </Button>
      ) : null}
      <TextField
        label={t('agency.note')}
        maxLength={LONGEST_NOTE}
        autoComplete="off"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {fault === undefined || fault.field?.includes('tiers.') === true ? null : (
        <p role="alert" className={styles.error}>
          {fault.text}
        </p>
      )}
      {asks ? (
        <Sure
          text={sure}
          yes={send}
          busy={busy}
          onYes={() => onSend(ready, note.trim())}
          onNo={() => setReady(undefined)}
        />
      ) : (
        <div className={styles.answers}>
          {onCancel ? (
            <Button variant="ghost" full onClick={onCancel}>
              {common('cancel')}
            </Button>
          ) : null}
          <Button type="submit" full>
            {send}
          </Button>
        </div>
      )}
    </form>
  )
}
