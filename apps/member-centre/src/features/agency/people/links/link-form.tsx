import { showToast, useMessages, useQueryClient } from '@site/shared-api'
import { Button, Card, TextField } from '@site/ui'
import { useState, type SubmitEvent } from 'react'
import { linksQuery, makeLink, type OfAgent } from '../../agency.api.ts'
import styles from '../../agency.module.css'
import { KindFields, useKind } from '../register/kind-fields.tsx'
import { useIdempotentMutation } from '../../use-idempotent-mutation.ts'

const LONGEST_NAME = 40

/** A new invite link: its name, and what becomes of who registers by it. */
export function LinkForm({ agent, onDone }: OfAgent & { readonly onDone: () => void }) {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const kind = useKind(agent.rate)
  const { busy, fault, setFault, run } = useIdempotentMutation()
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const typed = name.trim()
    if (typed === '') return setFault({ field: 'name', text: t('withdraw.missing') })
    if (kind.fault !== undefined) return setFault({ field: 'rate', text: kind.fault })
    const { rate, type } = kind
    const done = await run(JSON.stringify([typed, type, rate]), (id) =>
      makeLink({ id, name: typed, type, rate }),
    )
    if (!done) return
    showToast(t('agency.link_made'), 'success')
    onDone()
    await queries.invalidateQueries({ queryKey: linksQuery().queryKey })
  }
  const errorOf = (field: string): string | undefined => (fault?.field === field ? fault.text : undefined)
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        aria-label={t('agency.link_new')}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label={t('agency.link.name')}
          hint={t('agency.link.name_hint')}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={name}
          error={errorOf('name')}
          onChange={({ target }) => {
            setName(target.value)
            setFault(undefined)
          }}
        />
        <KindFields kind={kind} error={errorOf('rate')} onChange={() => setFault(undefined)} />
        {fault !== undefined && !['name', 'rate'].includes(fault.field ?? '') ? (
          <p role="alert" className={styles.error}>
            {fault.text}
          </p>
        ) : null}
        <div className={styles.answers}>
          <Button variant="ghost" full onClick={onDone}>
            {common('cancel')}
          </Button>
          <Button type="submit" full busy={busy !== undefined}>
            {t('agency.link_make')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
