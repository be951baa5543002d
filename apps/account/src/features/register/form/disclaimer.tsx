import { Link, routeExists, useMessages } from '@site/shared-api'
import { Checkbox } from '@site/ui'
import styles from './register-form.module.css'

const TERMS = '/m/help?tag=terms' // B2
/** Placeholder of the link in the sentence. */
const MARK = '\u0001'

interface Props {
  readonly adultAge: number
  readonly agreed: boolean
  readonly onChange: (agreed: boolean) => void
}

/** Age and terms, ticked by default; without it nothing can be sent (B2, ACC-12). */
export function Disclaimer({ adultAge, agreed, onChange }: Props) {
  const t = useMessages('account')
  const [before, after] = t('register.agree', { age: adultAge, terms: MARK }).split(MARK)
  const terms = t('register.terms')
  return (
    <Checkbox
      name="disclaimer"
      checked={agreed}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      label={
        <>
          {before}
          {routeExists(TERMS) ? (
            <Link to={TERMS} className={styles.terms}>
              {terms}
            </Link>
          ) : (
            terms
          )}
          {after}
        </>
      }
    />
  )
}
