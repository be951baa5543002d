import { useBrand, useMessages } from '@site/shared-api'
import { MaintenanceDrawing, PageNotice, RegionDrawing } from '@site/ui/frame'
import { BrandMark } from '#host/brand/brand-mark.tsx'

interface Props {
  /** 1 maintenance (also when both), 2 the place the visitor comes from is not served (A4, B4). */
  readonly status: 1 | 2
}

/** Shown instead of the whole site while it may not be used (SHL-16): what happened, and what to do. */
export function StatusScreen({ status }: Props) {
  const t = useMessages('shell')
  const shown = useBrand()
  const kind = status === 1 ? 'maintenance' : 'region'
  const brand = (
    <>
      <BrandMark brand={shown} />
      {shown.name}
    </>
  )
  return (
    <PageNotice
      name={kind}
      brand={brand}
      drawing={status === 1 ? <MaintenanceDrawing /> : <RegionDrawing />}
      title={t(`status.${kind}.title`)}
      text={t(`status.${kind}.text`, { brand: shown.name })}
      again={t('status.check')}
      note={t(`status.${kind}.service`)}
    />
  )
}
