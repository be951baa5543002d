import { showToast, useMessages, useQueryClient } from '@site/shared-api'
import { Button, Card, TextField } from '@site/ui'
import { useState, type SubmitEvent } from 'react'
import { quotasQuery, rebateSettingsQuery, setRate, type RebateSetting } from '../../agency.api.ts'
import styles from '../../agency.module.css'
import { rateText, rateTyped, typedRate } from '../../rate.ts'
import { Sure } from '../../sure.tsx'
import { useIdempotentMutation } from '../../use-idempotent-mutation.ts'

interface Props {
  readonly setting: RebateSetting
  /** The own rate. */
  readonly most: number
  readonly onDone: () => void
}

/** The rate of a downline, between what they have given further down and the own one. */
export function RateForm({ setting, most, onDone }: Props) {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const queries = useQueryClient()
  const [typed, setTyped] = useState(rateTyped(setting.nextRate ?? setting.rate))
  const [asks, ask] = useState(false)
  const { busy, fault, setFault, run } = useIdempotentMutation()
  const { account, least } = setting
  const rate = typedRate(typed)
  const bounds = t('agency.rate_bounds', { min: rateText(least), max: rateText(most) })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (rate === undefined || rate < least || rate > most) return setFault({ field: 'rate', text: bounds })
    setFault(undefined)
    ask(true)
  }
  const send = async (): Promise<void> => {
    const done = await run(`${account} ${rate}`, () => setRate({ account, rate: rate ?? 0 }))
    ask(false)
    for (const { queryKey } of [rebateSettingsQuery(), quotasQuery()])
      void queries.invalidateQueries({ queryKey })
    if (!done) return
    showToast(t('agency.rate_set'), 'success')
    onDone()
  }
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={submit}
        aria-label={`${t('agency.set_rate')}: ${account}`}
      >
        <TextField
          label={t('agency.rate_of', { account })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={typed}
          hint={bounds}
          error={fault?.text}
          onChange={({ target }) => {
            setTyped(target.value)
            setFault(undefined)
            ask(false)
          }}
        />
        {asks && rate !== undefined ? (
          <Sure
            text={t('agency.sure.rate', { account, rate: rateText(rate) })}
            yes={t('agency.set_rate')}
            busy={busy !== undefined}
            onYes={() => void send()}
            onNo={() => ask(false)}
          />
        ) : (
          <div className={styles.answers}>
            <Button variant="ghost" full onClick={onDone}>
              {common('cancel')}
            </Button>
            <Button type="submit" full>
              {t('agency.set_rate')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}
