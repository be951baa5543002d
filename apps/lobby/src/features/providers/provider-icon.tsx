import { imageUrl, useTheme } from '@site/shared-api'
import { Mark } from '@site/ui'
import styles from './provider-icon.module.css'

interface Props {
  readonly vassalage: string
  readonly chosen: boolean
  readonly size: 24 | 32 | 44
}

/** A provider's mark: the image host, its code and the suffix of its background (A2, LOB-11). */
export function ProviderIcon({ vassalage, chosen, size }: Props) {
  const theme = useTheme()
  const suffix = chosen ? 'active' : theme
  return (
    <Mark
      src={imageUrl(`/img/vendor/${encodeURIComponent(vassalage)}-${suffix}.svg`)}
      size={size}
      className={styles.icon}
    />
  )
}
