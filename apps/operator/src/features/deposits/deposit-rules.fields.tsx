import { NumberInput, SelectArrayInput, TextInput, useTranslate } from 'react-admin'
import { asTyped } from '#managed/inputs/as-typed.ts'
import { useChoices } from '#managed/inputs/use-choices.ts'

/** What holds for all deposits of a brand. */
export default function DepositRulesFields() {
  const t = useTranslate()
  // A promotion is called as its brand calls it.
  const choices = useChoices('promotion').map(({ id, name }) => ({ id: id.slice(id.indexOf('.') + 1), name }))
  return (
    <>
      <TextInput
        format={asTyped}
        helperText={t('deposits.two_people_help')}
        inputMode="decimal"
        label={t('deposits.two_people')}
        parse={asTyped}
        source="twoPeopleFrom"
      />
      <NumberInput label={t('deposits.most_open')} source="mostOpen" />
      <NumberInput label={t('deposits.most_per_hour')} source="mostPerHour" />
      <SelectArrayInput
        choices={choices}
        helperText={t('deposits.promotions_help')}
        label={t('deposits.promotions')}
        source="promotions"
        translateChoice={false}
      />
    </>
  )
}
