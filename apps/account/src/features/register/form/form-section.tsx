import { useMessages } from '@site/shared-api'
import { Icon } from '@site/ui'
import type { ReactNode } from 'react'
import type { FormField } from '#features/register/fields/methods.ts'
import styles from './register-form.module.css'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** Fields that belong together, under their name. */
export function FormSection({ title, children }: Props) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  )
}

/** What may be left out, folded; its name says what is inside. */
export function FoldedSection({
  fields,
  children,
}: {
  readonly fields: readonly FormField[]
  readonly children: ReactNode
}) {
  const t = useMessages('account')
  if (fields.length === 0) return null
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>
        <span className={styles.what}>
          <span className={styles.title}>{t('register.more')}</span>
          <span className={styles.names}>{fields.map(({ name }) => t(`field.${name}`)).join(' · ')}</span>
        </span>
        <Icon name="chevron-down" size={20} className={styles.arrow} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
