import { BooleanInput, useTranslate } from 'react-admin'
import { LinesInput } from '#features/brand/lines-input.tsx'

/** Who may come in. */
export function AccessFields() {
  const t = useTranslate()
  return (
    <>
      <BooleanInput
        helperText={t('brand.help.maintenance')}
        label={t('brand.maintenance')}
        source="maintenance"
      />
      <BooleanInput
        helperText={t('brand.help.regionRestriction')}
        label={t('brand.regionRestriction')}
        source="regionRestriction"
      />
      <LinesInput
        helperText={t('brand.help.blockedNetworks')}
        label={t('brand.blockedNetworks')}
        source="blockedNetworks"
      />
    </>
  )
}
