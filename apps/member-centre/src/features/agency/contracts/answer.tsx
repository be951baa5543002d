import { showToast, useMessages } from '@site/shared-api'
import type { AgentContract } from '@site/shared-api/contract/agent-contract'
import { Button, TextField } from '@site/ui'
import { useState } from 'react'
import { accept, counter, refuse, withdraw } from '../agency.api.ts'
import styles from '../agency.module.css'
import { Sure } from '../sure.tsx'
import { useIdempotentMutation } from '../use-idempotent-mutation.ts'
import { askAnew } from './after-answer.ts'
import { TermsForm } from './terms-form.tsx'

type Way = 'accept' | 'refuse' | 'counter' | 'withdraw'

interface Props {
  readonly contract: AgentContract
  readonly currency: string
  /** Whether who looks made this offer, and may take it back. */
  readonly isOffered: boolean
}

const LONGEST_WHY = 256

/** The answers to an offer, each confirmed once more. */
export function Answer({ contract, currency, isOffered }: Props) {
  const t = useMessages('member-centre')
  const [way, choose] = useState<Way>()
  const [why, setWhy] = useState('')
  const alerted = useIdempotentMutation({ alerted: true })
  const form = useIdempotentMutation()
  const done = (messageKey: string) => (worked: boolean) => {
    // A contract answered elsewhere, or too old, is shown in its present state.
    askAnew(contract.id)
    if (!worked) return
    showToast(t(messageKey), 'success')
    choose(undefined)
  }
  const say = (about: Way, mutate: () => Promise<unknown>): void =>
    void alerted.run(`${about} ${contract.id}`, mutate).then(done(`agency.told.${about}`))
  const leave = (): void => choose(undefined)
  const busy = alerted.busy !== undefined
  if (way === 'accept')
    return (
      <Sure
        text={t('agency.sure.accept', { day: t(`agency.pay.${contract.kind}`) })}
        yes={t('agency.accept')}
        busy={busy}
        onYes={() => say('accept', () => accept(contract.id))}
        onNo={leave}
      />
    )
  if (way === 'refuse')
    return (
      <Sure
        text={t('agency.sure.refuse')}
        yes={t('agency.refuse')}
        danger
        busy={busy}
        onYes={() => say('refuse', () => refuse(contract.id, why.trim()))}
        onNo={leave}
      >
        <TextField
          label={t('agency.why')}
          maxLength={LONGEST_WHY}
          autoComplete="off"
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </Sure>
    )
  if (way === 'withdraw')
    return (
      <Sure
        text={t('agency.sure.withdraw')}
        yes={t('agency.withdraw')}
        danger
        busy={busy}
        onYes={() => say('withdraw', () => withdraw(contract.id))}
        onNo={leave}
      />
    )
  if (way === 'counter')
    return (
      <TermsForm
        kind={contract.kind}
        currency={currency}
        from={contract.terms}
        sure={t('agency.sure.counter')}
        send={t('agency.counter_send')}
        busy={form.busy !== undefined}
        fault={form.fault}
        onSend={(terms, note) =>
          void form
            .run(JSON.stringify([contract.id, terms, note]), (id) =>
              counter(contract.id, { id, terms, ...(note === '' ? {} : { note }) }),
            )
            .then(done('agency.told.counter'))
        }
        onCancel={leave}
      />
    )
  if (isOffered)
    return (
      <Button variant="secondary" full onClick={() => choose('withdraw')}>
        {t('agency.withdraw')}
      </Button>
    )
  return (
    <div className={styles.section}>
      <Button size="l" full onClick={() => choose('accept')}>
        {t('agency.accept')}
      </Button>
      <div className={styles.answers}>
        <Button variant="secondary" full onClick={() => choose('counter')}>
          {t('agency.counter')}
        </Button>
        <Button variant="secondary" full onClick={() => choose('refuse')}>
          {t('agency.refuse')}
        </Button>
      </div>
    </div>
  )
}
