import { useMessages, useQuery } from '@site/shared-api'
import { registerSettingsQuery } from '#settings/register-settings.api.ts'
import { Icon } from '@site/ui'
import { useState } from 'react'
import { countriesQuery } from './countries.api.ts'
import styles from './sms-code.module.css'

interface Props {
  /** The code to begin with; the brand's own when absent. */
  readonly dialling: string | undefined
}

/** Picks the country of a number: the phone's own list of names, the dialling code alone in the field. */
export function DiallingCode({ dialling }: Props) {
  const t = useMessages('account')
  const { data: settings } = useQuery(registerSettingsQuery())
  const { data } = useQuery(countriesQuery())
  const [chosen, setChosen] = useState(dialling)
  const list = data?.list ?? []
  const code = chosen ?? settings?.countryDialingCode
  return (
    <span className={styles.dialling} data-state={code === undefined ? 'loading' : 'ready'}>
      <span aria-hidden="true" className={styles.code}>
        {code === undefined ? '+' : `+${code}`}
        <Icon name="chevron-down" size={16} />
      </span>
      <select
        name="countryDialingCode"
        className={styles.countries}
        aria-label={t('mobile.country')}
        autoComplete="tel-country-code"
        value={code ?? ''}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {list.length === 0 ? <option value={code ?? ''}>{`+${code ?? ''}`}</option> : null}
        {list.map((one) => (
          <option key={one.code} value={one.countryDialingCode}>
            {`${one.name} +${one.countryDialingCode}`}
          </option>
        ))}
      </select>
    </span>
  )
}
