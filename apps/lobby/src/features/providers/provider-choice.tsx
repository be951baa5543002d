import { useMessages } from '@site/shared-api'
import { Button, Icon } from '@site/ui'
import { useState } from 'react'
import styles from './provider-choice.module.css'
import { ProviderIcon } from './provider-icon.tsx'

interface Props {
  readonly providers: readonly { readonly vassalage: string; readonly displayName: string }[]
  readonly chosen: string | undefined
  readonly onConfirm: (vassalage: string | undefined) => void
}

/** Every provider with its icon, and all of them; what is chosen holds once it is confirmed (A2, LOB-11). */
export function ProviderChoice({ providers, chosen, onConfirm }: Props) {
  const t = useMessages('lobby')
  const common = useMessages('common')
  const [picked, setPicked] = useState(chosen)
  const entry = (code: string | undefined, name: string) => (
    <button
      type="button"
      role="radio"
      aria-checked={code === picked}
      className={styles.entry}
      onClick={() => setPicked(code)}
    >
      {code === undefined ? (
        <span className={styles.all}>
          <Icon name="layout-grid" size={24} />
        </span>
      ) : (
        <ProviderIcon vassalage={code} chosen={code === picked} size={44} />
      )}
      <span className={styles.name}>{name}</span>
    </button>
  )
  return (
    <div className={styles.choice}>
      <div role="radiogroup" aria-label={t('providers')} className={styles.list}>
        {entry(undefined, common('all'))}
        {providers.map(({ vassalage, displayName }) => (
          <span key={vassalage} className={styles.place}>
            {entry(vassalage, displayName)}
          </span>
        ))}
      </div>
      <Button full size="l" onClick={() => onConfirm(picked)}>
        {t('confirm')}
      </Button>
    </div>
  )
}
