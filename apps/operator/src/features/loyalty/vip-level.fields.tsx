import { NumberInput, TextInput, useTranslate } from 'react-admin'
import { ConditionList } from '#features/loyalty/condition-list.tsx'
import { asTyped } from '#managed/inputs/as-typed.ts'
import { BilingualText } from '#managed/inputs/bilingual-text.tsx'

/** A level: what leads to it, what keeps it, what it gives. */
export default function VipLevelFields() {
  const t = useTranslate()
  const amount = { format: asTyped, parse: asTyped, inputMode: 'decimal' } as const
  const whole = { min: 0, step: 1 } as const
  return (
    <>
      <NumberInput
        {...whole}
        helperText={t('loyalty.level_help')}
        label={t('loyalty.level')}
        source="level"
      />
      <BilingualText legend={t('loyalty.name')} source="name" />
      <ConditionList legend={t('loyalty.conditions')} source="conditions" />
      <ConditionList legend={t('loyalty.keep')} source="keep" />
      <NumberInput
        {...whole}
        helperText={t('loyalty.percent_help')}
        label={t('loyalty.rebate_percent')}
        source="rebatePercent"
      />
      <NumberInput
        {...whole}
        helperText={t('loyalty.percent_help')}
        label={t('loyalty.points_percent')}
        source="pointsPercent"
      />
      <TextInput {...amount} label={t('loyalty.level_gift')} source="levelGift" />
      <TextInput {...amount} label={t('loyalty.month_gift')} source="monthGift" />
    </>
  )
}
