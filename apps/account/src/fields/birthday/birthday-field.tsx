import { useLanguage, useMessages } from '@site/shared-api'
import { FieldNote } from '@site/ui'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import styles from './birthday-field.module.css'
import { BirthdayPart } from './birthday-part.tsx'
import { dayOptions, daysIn, monthOptions, yearOptions } from './calendar.ts'

interface Props {
  readonly name: string
  readonly label: string
  readonly defaultValue?: string
  readonly required?: boolean
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** Called once the form holds the value: `YYYY-MM-DD`, or empty while a part is missing. */
  readonly onChange?: (value: string) => void
}

const never = (): (() => void) => () => undefined
/** The year is the browser's: what the server draws does not depend on a clock. */
const useThisYear = (): number | undefined =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => undefined,
  )

/**
 * Day, month and year, each chosen with the phone's own wheel or list; the form gets `YYYY-MM-DD` (ACC-13).
 * A birth year is far away: three lists take three taps, a calendar dozens.
 */
export function BirthdayField({ name, label, defaultValue = '', required, error, hint, onChange }: Props) {
  const t = useMessages('account')
  const language = useLanguage()
  const thisYear = useThisYear()
  const id = useId()
  const place = useRef<HTMLFieldSetElement>(null)
  const [[year, month, day], setParts] = useState(() => partsOf(defaultValue))
  const value = year !== '' && month !== '' && day !== '' ? `${year}-${month}-${day}` : ''
  const note = error ?? hint
  const choose = (next: Parts): void => {
    const [nextYear, nextMonth, nextDay] = next
    // A day that the chosen month does not have is cleared, not silently changed.
    const fits = nextDay === '' || Number(nextDay) <= daysIn(nextYear, nextMonth)
    setParts(fits ? next : [nextYear, nextMonth, ''])
  }
  const notifyChange = useEffectEvent(() => onChange?.(value))
  const [notifiedValue, setNotifiedValue] = useState(value)
  useEffect(() => {
    if (notifiedValue === value) return
    setNotifiedValue(value)
    notifyChange()
  }, [value, notifiedValue])
  useReset(place, () => setParts(partsOf(defaultValue)))
  return (
    <fieldset
      ref={place}
      className={styles.field}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
    >
      <legend className={styles.label}>{label}</legend>
      <input type="hidden" name={name} value={value} />
      <div className={styles.parts} data-invalid={error !== undefined || undefined}>
        <BirthdayPart
          label={t('birthday.day')}
          part="day"
          value={day}
          options={dayOptions(year, month)}
          invalid={error !== undefined && (value !== '' || day === '')}
          required={required === true}
          onChoose={(chosen) => choose([year, month, chosen])}
        />
        <BirthdayPart
          label={t('birthday.month')}
          part="month"
          value={month}
          options={monthOptions(language)}
          invalid={error !== undefined && (value !== '' || month === '')}
          required={required === true}
          onChoose={(chosen) => choose([year, chosen, day])}
        />
        <BirthdayPart
          label={t('birthday.year')}
          part="year"
          value={year}
          options={thisYear === undefined ? [] : yearOptions(thisYear, language)}
          invalid={error !== undefined && (value !== '' || year === '')}
          required={required === true}
          onChoose={(chosen) => choose([chosen, month, day])}
        />
      </div>
      {note === undefined ? null : (
        <FieldNote id={`${id}-note`} error={error !== undefined}>
          {note}
        </FieldNote>
      )}
    </fieldset>
  )
}

type Parts = readonly [year: string, month: string, day: string]

function partsOf(value: string): Parts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  return [year, month, day]
}

/** A form that starts over: what the browser has not put together, it cannot empty. */
function useReset(place: RefObject<HTMLFieldSetElement | null>, startOver: () => void): void {
  const reset = useEffectEvent(startOver)
  useEffect(() => {
    const form = place.current?.form
    const onReset = (): void => reset()
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [place])
}
