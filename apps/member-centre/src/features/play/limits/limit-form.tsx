import { useMessages } from '@site/shared-api'
import { Button, TextField } from '@site/ui'
import { useState, type SyntheticEvent } from 'react'
import { typedAmount } from '#amounts/typed-amount.ts'
import { setLimit, type PlayCare, type PlayLimit } from '../play.api.ts'
import styles from '../play.module.css'
import { useLimitMutation } from '../use-limit-mutation.ts'

const MINUTES_OF_HOUR = 60

interface Props {
  readonly limit: PlayLimit
  readonly care: PlayCare
  readonly done: () => void
}

/** Another limit: a lower one holds at once, and it is said before that a higher one waits. */
export function LimitForm({ care, done, limit }: Props) {
  const t = useMessages('member-centre')
  const { busy, run } = useLimitMutation()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const isTime = limit.kind === 'time'
  const wanted = isTime ? minutesOf(typed) : typedAmount(typed, care.currency)
  const isHigher = wanted !== undefined && limit.own !== null && Number(wanted) > Number(limit.own)
  const save = async (amount: string | null): Promise<void> => {
    const waits = amount === null || isHigher
    if (await run('save', () => setLimit(limit, amount), t(waits ? 'play.asked' : 'play.saved'))) done()
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    const isAmount = wanted !== undefined && Number(wanted) > 0
    setWrong(!isAmount)
    if (isAmount) void save(wanted)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t(isTime ? 'play.new_hours' : 'play.new_amount')}
        {...(isTime ? {} : { start: <span>{care.symbol}</span> })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={typed}
        error={isWrong ? t('play.wrong_amount') : undefined}
        hint={isHigher ? t('play.higher_waits', { hours: care.coolingHours }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.steps}>
        {limit.own === null ? null : (
          <Button variant="ghost" onClick={() => void save(null)}>
            {t('play.remove')}
          </Button>
        )}
        <Button type="submit" busy={busy === 'save'}>
          {t('play.save')}
        </Button>
      </div>
    </form>
  )
}

/** Hours as typed, `1.5`, in whole minutes. */
function minutesOf(typed: string): string | undefined {
  const hours = /^\d{1,3}(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : Number.NaN
  const minutes = Math.round(hours * MINUTES_OF_HOUR)
  return Number.isFinite(minutes) && minutes > 0 ? String(minutes) : undefined
}
