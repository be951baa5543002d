import { BooleanInput, NumberInput, useTranslate } from 'react-admin'
import { HelplineFields } from '#features/brand/helpline-fields.tsx'
import { LinesInput } from '#features/brand/lines-input.tsx'

/** Who may come in. */
export function AccessFields() {
  const t = useTranslate()
  return (
    <>
      <NumberInput label={t('brand.adultAge')} max={25} min={18} source="adultAge" step={1} />
      <BooleanInput helperText={t('brand.help.ageGate')} label={t('brand.ageGate')} source="ageGate" />
      <HelplineFields />
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
