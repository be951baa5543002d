import { answersOf, Link, showToast, useMessages, useQueryClient } from '@site/shared-api'
import { listDownlines } from '@site/shared-api/contract/agent'
import { Button, buttonLook, Card, Icon, PasswordField, TextField } from '@site/ui'
import { useState, type SubmitEvent } from 'react'
import { register, type OfAgent } from '../../agency.api.ts'
import styles from '../../agency.module.css'
import { partAddress } from '../../address.ts'
import { useIdempotentMutation } from '../../use-idempotent-mutation.ts'
import { KindFields, useKind } from './kind-fields.tsx'
import { useAccountRules } from './use-account-rules.ts'

const NOTHING = { account: '', password: '', nickname: '' }
const SAID = ['account', 'password', 'nickname', 'rate']

/** Opens an account below the agent (B7 'register'). */
export function Register({ agent }: OfAgent) {
  const t = useMessages('member-centre')
  const queries = useQueryClient()
  const rules = useAccountRules()
  const [typed, setTyped] = useState(NOTHING)
  const [opened, setOpened] = useState<string>()
  const kind = useKind(agent.rate)
  const { busy, fault, setFault, run } = useIdempotentMutation()
  const type = (field: keyof typeof NOTHING, text: string): void => {
    setTyped({ ...typed, [field]: text })
    setFault(undefined)
    setOpened(undefined)
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const account = typed.account.trim()
    const nickname = typed.nickname.trim()
    const missing = account === '' ? 'account' : typed.password === '' ? 'password' : undefined
    if (missing !== undefined) return setFault({ field: missing, text: t('withdraw.missing') })
    if (kind.fault !== undefined) return setFault({ field: 'rate', text: kind.fault })
    const about = { account, password: typed.password, type: kind.type, rate: kind.rate }
    const done = await run(JSON.stringify([about, nickname]), (id) =>
      register({ id, ...about, ...(nickname === '' ? {} : { nickname }) }),
    )
    if (!done) return
    showToast(t('agency.opened', { account }), 'success')
    setTyped(NOTHING)
    setOpened(account)
    await queries.invalidateQueries({ predicate: answersOf(listDownlines) })
  }
  const errorOf = (field: string): string | undefined => (fault?.field === field ? fault.text : undefined)
  return (
    <section className={styles.section} aria-label={t('agency.part.register')}>
      <h2 className={styles.title}>{t('agency.part.register')}</h2>
      <p className={styles.note}>{t('agency.register_note')}</p>
      {opened === undefined ? null : (
        <Card className={styles.card} role="status" data-opened={opened}>
          <div className={styles.head}>
            <p className={styles.text}>{t('agency.opened', { account: opened })}</p>
            <Icon name="circle-check" size={24} />
          </div>
          <Link
            to={partAddress('member', { member: opened })}
            {...buttonLook({ variant: 'secondary', full: true })}
          >
            {t('agency.see_member')}
          </Link>
        </Card>
      )}
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('agency.account')}
          hint={rules.account}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={typed.account}
          error={errorOf('account')}
          onChange={({ target }) => type('account', target.value)}
        />
        <PasswordField
          label={t('agency.password')}
          hint={rules.password}
          showLabel={t('withdraw.show')}
          hideLabel={t('withdraw.hide')}
          autoComplete="new-password"
          maxLength={128}
          value={typed.password}
          error={errorOf('password')}
          onChange={({ target }) => type('password', target.value)}
        />
        <TextField
          label={t('settings.nickname')}
          autoComplete="off"
          maxLength={20}
          value={typed.nickname}
          error={errorOf('nickname')}
          onChange={({ target }) => type('nickname', target.value)}
        />
        <KindFields kind={kind} error={errorOf('rate')} onChange={() => setFault(undefined)} />
        {fault !== undefined && !SAID.includes(fault.field ?? '') ? (
          <p role="alert" className={styles.error}>
            {fault.text}
          </p>
        ) : null}
        <Button type="submit" size="l" full busy={busy !== undefined}>
          {t('agency.open_account')}
        </Button>
      </form>
    </section>
  )
}
