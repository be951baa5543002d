import { UNCLAIMED_REBATE } from '@site/shared-api/contract/reward-documents'
import { NumberInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { RateList } from '#features/loyalty/rate-list.tsx'
import { asTyped } from '#managed/inputs/as-typed.ts'
import { BilingualText } from '#managed/inputs/bilingual-text.tsx'

/** A day that is none is null. */
const dayOrNone = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** What holds for levels, points, rebate and rewards of a brand. */
export default function RewardRulesFields() {
  const t = useTranslate()
  const amount = { format: asTyped, parse: asTyped, inputMode: 'decimal' } as const
  const unclaimed = UNCLAIMED_REBATE.map((id) => ({ id, name: t(`loyalty.unclaimed.${id}`) }))
  return (
    <>
      <NumberInput
        helperText={t('loyalty.window_help')}
        label={t('loyalty.window')}
        min={1}
        source="windowDays"
        step={1}
      />
      <TextInput
        format={asTyped}
        helperText={t('loyalty.points_since_help')}
        label={t('loyalty.points_since')}
        parse={dayOrNone}
        source="pointsSince"
      />
      <TextInput {...amount} label={t('loyalty.per_point')} source="turnoverPerPoint" />
      <RateList codeLabel={t('loyalty.type')} legend={t('loyalty.rebate_types')} source="rebateTypes" />
      <RateList codeLabel={t('loyalty.vendor')} legend={t('loyalty.rebate_vendors')} source="rebateVendors" />
      <TextInput {...amount} label={t('loyalty.rebate_least')} source="rebateLeast" />
      <SelectInput
        choices={unclaimed}
        label={t('loyalty.unclaimed_label')}
        source="rebateUnclaimed"
        translateChoice={false}
        validate={[]}
      />
      <NumberInput
        helperText={t('loyalty.rebate_days_help')}
        label={t('loyalty.rebate_days')}
        min={1}
        source="rebateDays"
        step={1}
      />
      <TextInput
        {...amount}
        helperText={t('loyalty.two_people_help')}
        label={t('loyalty.two_people')}
        source="twoPeopleFrom"
      />
      <BilingualText help={t('loyalty.text_help')} legend={t('loyalty.text')} multiline source="text" />
    </>
  )
}
