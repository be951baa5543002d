import { navigate, showToast } from '@site/shared-api'
import { Button } from '@site/ui'
import styles from '../security.module.css'
import { useWords } from '../words.ts'

/** Recovery codes, this once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const say = useWords()
  const copy = (): void => {
    void navigator.clipboard?.writeText(codes.join('\n')).then(() => showToast(say('app.copied'), 'success'))
  }
  return (
    <section className={styles.step} aria-labelledby="recovery-codes">
      <h3 id="recovery-codes" className={styles.title}>
        {say('codes.title')}
      </h3>
      <p className={styles.about}>{say('codes.about')}</p>
      <ul className={styles.codes} aria-label={say('codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="secondary" full onClick={copy}>
        {say('app.copy')}
      </Button>
      <Button variant="primary" size="l" full onClick={() => navigate('/m/securityCenter')}>
        {say('codes.kept')}
      </Button>
    </section>
  )
}
