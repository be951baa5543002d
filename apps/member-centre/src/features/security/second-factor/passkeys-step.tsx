import { LoadFailed, showToast, site, useHydrated, useLanguage, useQuery, useSession } from '@site/shared-api'
import { Button, Icon, ListRowFace, ListRows, listRowLook, Skeleton, TextField } from '@site/ui'
import { useState, type SubmitEvent } from 'react'
import { ownMomentText } from '#amounts/moment-text.ts'
import { FormEnd } from '../form-end.tsx'
import { ProofInput } from '../proof-input.tsx'
import { lookAgain, passkeysQuery, takePasskeyAway, type Config, type Passkey } from '../security.api.ts'
import styles from '../security.module.css'
import { StepFrame } from '../step-frame.tsx'
import { useFields } from '../use-fields.ts'
import { useWords } from '../words.ts'
import { canMakePasskeys, makePasskey } from './make-passkey.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Passkeys: made in this browser, listed, taken away (ACC-21). */
export const PasskeysStep = () => (
  <StepFrame part="part.passkeys">{(config) => <Passkeys config={config} />}</StepFrame>
)

function Passkeys({ config }: { readonly config: Config }) {
  const fields = useFields<'password' | 'name'>('password')
  const { say, valueOf } = fields
  const [codes, keep] = useState<readonly string[]>()
  const here = useHydrated() && config.passkeysHere && canMakePasskeys()
  const needsPassword = config.password
  const look = async (): Promise<void> => {
    await site().queries.invalidateQueries({ queryKey: passkeysQuery().queryKey })
    await lookAgain()
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void fields.run(needsPassword ? ['password'] : [], async () => {
      const name = valueOf('name').trim() || say('passkeys.default')
      const made = await makePasskey(name, valueOf('password'))
      if (made) keep(made)
      fields.clear()
      showToast(say('passkeys.added'), 'success')
      await look()
    })
  }
  const remove = (id: string): void => {
    if (needsPassword && valueOf('password') === '')
      return fields.put('password', say('passkeys.need_password'))
    void fields.run([], async () => {
      await takePasskeyAway({ id, password: valueOf('password') })
      showToast(say('passkeys.removed'), 'success')
      await look()
    })
  }
  if (codes) return <RecoveryCodes codes={codes} />
  return (
    <form className={styles.form} noValidate aria-label={say('part.passkeys')} onSubmit={submit}>
      <p className={styles.about}>{say('passkeys.about')}</p>
      <List remove={remove} busy={fields.busy} />
      <ProofInput config={config} fields={fields} />
      {here ? (
        <>
          <TextField
            {...fields.props('name')}
            label={say('field.name')}
            placeholder={say('passkeys.default')}
            autoComplete="off"
            maxLength={40}
          />
          <FormEnd
            error={fields.otherError(['password', 'name'])}
            note={config.coolingHours > 0 ? say('waits', { count: config.coolingHours }) : undefined}
            text={say('passkeys.add')}
            busy={fields.busy}
          />
        </>
      ) : (
        <p className={styles.note}>{say('passkeys.here_not')}</p>
      )}
    </form>
  )
}

function List({ busy, remove }: { readonly busy: boolean; readonly remove: (id: string) => void }) {
  const say = useWords()
  const signedIn = useSession() !== null
  const language = useLanguage()
  const { data, isError, refetch } = useQuery({ ...passkeysQuery(), enabled: signedIn })
  if (!data) return isError ? <LoadFailed retry={() => void refetch()} /> : <Skeleton {...listRowLook()} />
  const usageText = ({ createdAt, usedAt }: Passkey): string =>
    usedAt === null
      ? say('passkeys.since', { since: ownMomentText(createdAt, language) })
      : say('passkeys.used', { used: ownMomentText(usedAt, language) })
  if (data.list.length === 0) return null
  return (
    <ListRows aria-label={say('passkeys.list')}>
      {data.list.map((passkey) => (
        <li key={passkey.id} {...listRowLook()}>
          <ListRowFace
            face={<Icon name="user" size={20} />}
            name={passkey.name}
            more={usageText(passkey)}
            end={
              <Button
                variant="ghost"
                disabled={busy}
                aria-label={say('passkeys.remove_named', { name: passkey.name })}
                onClick={() => remove(passkey.id)}
              >
                {say('passkeys.remove')}
              </Button>
            }
          />
        </li>
      ))}
    </ListRows>
  )
}
