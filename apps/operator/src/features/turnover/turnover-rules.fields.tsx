import { ArrayInput, NumberInput, SimpleFormIterator, TextInput, useTranslate } from 'react-admin'
import { asTyped } from '#managed/inputs/as-typed.ts'

/** How play counts as turnover, and how much of it a deposit asks for. */
export default function TurnoverRulesFields() {
  const t = useTranslate()
  const text = { format: asTyped, parse: asTyped, helperText: false } as const
  const percent = <NumberInput helperText={false} label={t('turnover.percent')} source="percent" />
  return (
    <>
      <NumberInput
        helperText={t('turnover.deposit_help')}
        label={t('turnover.deposit')}
        source="depositPercent"
      />
      <ArrayInput helperText={t('turnover.types_help')} label={t('turnover.types')} source="types">
        <SimpleFormIterator disableReordering inline>
          <TextInput {...text} label={t('turnover.type')} source="gameType" />
          {percent}
        </SimpleFormIterator>
      </ArrayInput>
      <ArrayInput helperText={t('turnover.vendors_help')} label={t('turnover.vendors')} source="vendors">
        <SimpleFormIterator disableReordering inline>
          <TextInput {...text} label={t('turnover.vendor')} source="vendor" />
          {percent}
        </SimpleFormIterator>
      </ArrayInput>
    </>
  )
}
