import { useMessages } from '@site/shared-api'
import { MOST_RECORD_DAYS } from '@site/shared-api/contract/record'
import { Button, TextField } from '@site/ui'
import { useState, type FormEvent } from 'react'
import type { DaysQuery } from './address.ts'
import styles from './days.module.css'

const DAY_MS = 86_400_000

interface Props {
  readonly days: DaysQuery
  readonly onChange: (days: DaysQuery) => void
}

/** What is wrong with two days, by field; today is the brand's to know and is not judged here. */
export function faultOf(from: string, to: string): { field: 'from' | 'to'; text: string } | undefined {
  if (from === '') return { field: 'from', text: 'record.day_missing' }
  if (to === '') return { field: 'to', text: 'record.day_missing' }
  if (to < from) return { field: 'to', text: 'record.day_before' }
  const span = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return span > MOST_RECORD_DAYS ? { field: 'from', text: 'record.day_far' } : undefined
}

/** From one day to another. */
export default function OwnDays({ days, onChange }: Props) {
  const t = useMessages('member-centre')
  const [from, setFrom] = useState(days.from ?? '')
  const [to, setTo] = useState(days.to ?? '')
  const [isSubmitted, setSubmitted] = useState(false)
  const fault = isSubmitted ? faultOf(from, to) : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setSubmitted(true)
    if (faultOf(from, to) === undefined) onChange({ from, to })
  }
  const field = (name: 'from' | 'to', value: string, set: (value: string) => void) => (
    <TextField
      type="date"
      label={t(`record.${name}`)}
      value={value}
      error={fault?.field === name ? t(fault.text, { count: MOST_RECORD_DAYS }) : undefined}
      onChange={({ target }) => set(target.value)}
    />
  )
  return (
    <form className={styles.own} onSubmit={submit} noValidate>
      {field('from', from, setFrom)}
      {field('to', to, setTo)}
      <Button type="submit" variant="secondary" className={styles.show}>
        {t('record.show')}
      </Button>
    </form>
  )
}
