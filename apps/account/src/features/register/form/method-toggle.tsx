import { useMessages } from '@site/shared-api'
import type { RegisterMethodName } from '#features/register/fields/methods.ts'
import styles from './method-toggle.module.css'

interface Props {
  readonly methods: readonly RegisterMethodName[]
  readonly method: RegisterMethodName
  readonly onChoose: (method: RegisterMethodName) => void
}

/** By user name or by mobile number; shown only where the brand offers both (B4, ACC-11). */
export function MethodToggle({ methods, method, onChoose }: Props) {
  const t = useMessages('account')
  if (methods.length < 2) return null
  return (
    <fieldset className={styles.toggle}>
      <legend className={styles.title}>{t('register.method')}</legend>
      {methods.map((one) => (
        <label key={one} className={styles.choice}>
          <input
            type="radio"
            name="method"
            className={styles.input}
            checked={one === method}
            onChange={() => onChoose(one)}
          />
          <span className={styles.face}>{t(`register.by_${one}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
