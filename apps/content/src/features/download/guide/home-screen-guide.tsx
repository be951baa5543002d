import { useBrand, useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import type { Device } from '#features/download/device.ts'
import styles from '#features/download/download-panel.module.css'
import { GuideDrawing } from './guide-drawing.tsx'
import { useInstallPrompt } from '#features/download/use-install-prompt.ts'

const STEPS = [1, 2, 3] as const

/** How to put the site on the home screen: of this system, of both where it is neither (SHL-28). */
export function HomeScreenGuide({ system }: { readonly system: Device['system'] }) {
  const t = useMessages('content')
  const { name } = useBrand()
  const install = useInstallPrompt()
  const systems = system === 'other' ? (['ios', 'android'] as const) : [system]
  return (
    <section className={styles.guide}>
      <h2>{t('guide.title')}</h2>
      {install === undefined ? null : (
        <Button variant="secondary" full onClick={install}>
          {t('guide.install')}
        </Button>
      )}
      {systems.map((one) => (
        <div key={one}>
          <h3 className={styles.browser}>{t(`guide.${one}`)}</h3>
          <ol className={styles.cards}>
            {STEPS.map((step) => (
              <li key={step} className={styles.card}>
                <GuideDrawing system={one} step={step} />
                <span>{t(`guide.${one}_${step}`, { brand: name })}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}
