import styles from './flag.module.css'

/** The flag beside the name of a language, by its BCP 47 tag (A2, B2); decoration. */
export function Flag({ tag }: { readonly tag: 'th' | 'en' }) {
  return (
    <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true" className={styles.flag}>
      {tag === 'th' ? <Thai /> : <British />}
    </svg>
  )
}

function Thai() {
  return (
    <>
      <path className={styles.thaiRed} d="M0 0h24v16H0z" />
      <path className={styles.white} d="M0 2.67h24v10.66H0z" />
      <path className={styles.thaiBlue} d="M0 5.33h24v5.34H0z" />
    </>
  )
}

function British() {
  return (
    <>
      <path className={styles.britishBlue} d="M0 0h24v16H0z" />
      <path className={styles.saltire} d="M0 0l24 16M24 0L0 16" />
      <path className={styles.saltireRed} d="M0 0l24 16M24 0L0 16" />
      <path className={styles.cross} d="M12 0v16M0 8h24" />
      <path className={styles.crossRed} d="M12 0v16M0 8h24" />
    </>
  )
}
