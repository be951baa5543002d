import { IDENTITY_NEEDED } from '@site/shared-api/contract/play-limit'
import { NumberInput, SelectInput, useTranslate } from 'react-admin'

/** How a brand keeps its players from harm: cooling-off, reality checks, papers, second accounts. */
export default function PlayRulesFields() {
  const t = useTranslate()
  const needed = IDENTITY_NEEDED.map((id) => ({ id, name: t(`care.needed.${id}`) }))
  return (
    <>
      <NumberInput helperText={t('care.cooling_help')} label={t('care.cooling')} source="coolingHours" />
      <NumberInput
        helperText={t('care.confirm_help')}
        label={t('care.confirm_hours')}
        source="confirmHours"
      />
      <NumberInput label={t('care.reality_default')} source="realityDefault" />
      <NumberInput label={t('care.reality_least')} source="realityLeast" />
      <NumberInput label={t('care.reality_most')} source="realityMost" />
      <SelectInput
        choices={needed}
        helperText={t('care.identity_help')}
        label={t('care.identity_needed')}
        source="identity"
        translateChoice={false}
      />
      <NumberInput helperText={t('care.days_help')} label={t('care.identity_days')} source="identityDays" />
      <NumberInput
        helperText={t('care.duplicate_case_help')}
        label={t('care.duplicate_case')}
        source="duplicateCase"
      />
      <NumberInput
        helperText={t('care.duplicate_hold_help')}
        label={t('care.duplicate_hold')}
        source="duplicateHold"
      />
    </>
  )
}
