import { useBrand, useMessages } from '@site/shared-api'
import { buttonLook, Icon } from '@site/ui'
import { BrandMark } from '#host/brand/brand-mark.tsx'
import { MaintenanceDrawing, RegionDrawing } from './status-drawing.tsx'
import styles from './status-screen.module.css'

interface Props {
  /** 1 maintenance (also when both), 2 the place the visitor comes from is not served (A4, B4). */
  readonly status: 1 | 2
}

/** Stands instead of the whole site while it may not be used (SHL-16): what happened, and what to do. */
export function StatusScreen({ status }: Props) {
  const t = useMessages('shell')
  const { mark, name } = useBrand()
  const kind = status === 1 ? 'maintenance' : 'region'
  return (
    <div className={styles.screen} data-screen={kind} data-state="ready">
      <p className={styles.brand}>
        <BrandMark mark={mark} />
        {name}
      </p>
      <div className={styles.body}>
        {status === 1 ? <MaintenanceDrawing /> : <RegionDrawing />}
        <h1 className={styles.title}>{t(`status.${kind}.title`)}</h1>
        <p className={styles.text}>{t(`status.${kind}.text`, { brand: name })}</p>
        {/* A link to this very page: it works before and without any script. */}
        <a href="" {...buttonLook({ variant: 'secondary' })}>
          <Icon name="refresh-cw" size={20} />
          {t('status.check')}
        </a>
      </div>
      <p className={styles.service}>{t(`status.${kind}.service`)}</p>
    </div>
  )
}
