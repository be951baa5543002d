import { showToast, useMessages, useQueryClient } from '@site/shared-api'
import { Button, Card, Chip, ChipRow, PasswordField, TextField } from '@site/ui'
import { useState, type SubmitEvent } from 'react'
import { helpersQuery, openHelper } from '../../agency.api.ts'
import styles from '../../agency.module.css'
import { useAccountRules } from '../register/use-account-rules.ts'
import { useIdempotentMutation } from '../../use-idempotent-mutation.ts'

const TYPES = [41, 42] as const
const SAID = ['account', 'password']

/** A new sub-account: how it signs in, and how much it sees. */
export function HelperForm({ onDone }: { readonly onDone: () => void }) {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const queries = useQueryClient()
  const rules = useAccountRules()
  const [typed, setTyped] = useState({ account: '', password: '' })
  const [type, choose] = useState<(typeof TYPES)[number]>(41)
  const { busy, fault, setFault, run } = useIdempotentMutation()
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const account = typed.account.trim()
    const missing = account === '' ? 'account' : typed.password === '' ? 'password' : undefined
    if (missing !== undefined) return setFault({ field: missing, text: t('withdraw.missing') })
    const about = { account, password: typed.password, type }
    if (!(await run(JSON.stringify(about), (id) => openHelper({ id, ...about })))) return
    showToast(t('agency.opened', { account }), 'success')
    onDone()
    await queries.invalidateQueries({ queryKey: helpersQuery().queryKey })
  }
  const props = (field: 'account' | 'password') => ({
    hint: rules[field],
    value: typed[field],
    error: fault?.field === field ? fault.text : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setTyped({ ...typed, [field]: target.value })
      setFault(undefined)
    },
  })
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        aria-label={t('agency.helper_new')}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          {...props('account')}
          label={t('agency.account')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
        />
        <PasswordField
          {...props('password')}
          label={t('agency.password')}
          showLabel={t('withdraw.show')}
          hideLabel={t('withdraw.hide')}
          autoComplete="new-password"
          maxLength={128}
        />
        <div className={styles.section}>
          <ChipRow label={t('agency.sees')} className={styles.chips}>
            {TYPES.map((one) => (
              <Chip key={one} selected={one === type} onClick={() => choose(one)}>
                {t(`agency.helper.${one}`)}
              </Chip>
            ))}
          </ChipRow>
          <p className={styles.note}>{t(`agency.may.${type}`)}</p>
        </div>
        {fault !== undefined && !SAID.includes(fault.field ?? '') ? (
          <p role="alert" className={styles.error}>
            {fault.text}
          </p>
        ) : null}
        <div className={styles.answers}>
          <Button variant="ghost" full onClick={onDone}>
            {common('cancel')}
          </Button>
          <Button type="submit" full busy={busy !== undefined}>
            {t('agency.open_account')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
