import styles from './brand-mark.module.css'

/** A brand's sign, drawn here so that no picture is waited for; decoration, the name stands beside it. */
export function BrandMark({ mark, size = 28 }: { readonly mark: string; readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={styles.mark}>
      {mark === 'coral' ? <Coral /> : <Lotus />}
    </svg>
  )
}

function Lotus() {
  return (
    <>
      <path
        className={styles.second}
        d="M16 24.5C8.5 25 3.8 21 2.5 14.5 8.5 14 13.5 17.5 16 24.5ZM16 24.5C23.5 25 28.2 21 29.5 14.5 23.5 14 18.5 17.5 16 24.5Z"
      />
      <path
        className={styles.soft}
        d="M16 24.5C10 21.5 7.6 15.5 8.8 8.3 14.2 11 17 17 16 24.5ZM16 24.5C22 21.5 24.4 15.5 23.2 8.3 17.8 11 15 17 16 24.5Z"
      />
      <path className={styles.first} d="M16 4C20.6 10.5 20.6 18 16 24.5 11.4 18 11.4 10.5 16 4Z" />
      <path className={styles.line} d="M7 28.2C12.5 29.7 19.5 29.7 25 28.2" />
    </>
  )
}

function Coral() {
  return (
    <>
      <path
        className={styles.branch}
        d="M16 28.5V14M16 22.5C10.5 20.5 8.5 16.5 8.5 11M8.5 15C6 14.3 4.8 12.5 4.5 10M16 19C21 17.3 23 13.5 23 8.5M23 13C25.7 12.5 27.2 10.8 27.5 8.3M16 14C15.8 11 16 8.5 16.5 6"
      />
      <circle className={styles.second} cx="12" cy="6" r="1.9" />
      <circle className={styles.second} cx="27" cy="19" r="1.5" />
      <circle className={styles.second} cx="5.5" cy="21" r="1.3" />
    </>
  )
}
