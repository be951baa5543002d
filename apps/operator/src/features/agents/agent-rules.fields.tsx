import {
  BooleanInput,
  NumberInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin'
import { percentOf } from '#features/agents/rate-text.ts'
import { asTyped } from '#managed/inputs/as-typed.ts'

const BASES = ['turnover', 'loss'] as const
const REQUESTABLE_KINDS = ['daily', 'dividend'] as const

/** Rates are kept in hundredths of a per cent and written as per cent; what is empty is null. */
const asPercent = (rate: unknown): string => (typeof rate === 'number' ? percentOf(rate) : '')
const fromPercent = (percent: unknown): number | null =>
  percent === '' || percent === null || percent === undefined ? null : Math.round(Number(percent) * 100)

/** What holds for the agents of a brand. */
export default function AgentRulesFields() {
  const t = useTranslate()
  const amount = { format: asTyped, parse: asTyped, inputMode: 'decimal' } as const
  const whole = { min: 0, step: 1 } as const
  const percent = { format: asPercent, min: 0, parse: fromPercent, step: 0.01 } as const
  return (
    <>
      <TextInput
        {...amount}
        helperText={t('agents.rule.active_help')}
        label={t('agents.rule.active')}
        source="activeTurnover"
      />
      <SelectInput
        choices={BASES.map((id) => ({ id, name: t(`agents.base.${id}`) }))}
        label={t('agents.rule.base')}
        source="commissionBase"
        translateChoice={false}
        validate={[]}
      />
      <NumberInput {...percent} label={t('agents.rule.most_rate')} source="mostRate" />
      <NumberInput
        helperText={t('agents.rule.quota_help')}
        {...percent}
        label={t('agents.rule.quota_from')}
        source="quotaFrom"
      />
      <SelectArrayInput
        choices={REQUESTABLE_KINDS.map((id) => ({ id, name: t(`agents.kind.${id}`) }))}
        helperText={t('agents.rule.asked_help')}
        label={t('agents.rule.asked')}
        source="askedFor"
        translateChoice={false}
      />
      <NumberInput label={t('agents.rule.offer_days')} min={1} source="offerDays" step={1} />
      <NumberInput {...whole} label={t('agents.rule.most_links')} source="mostLinks" />
      <NumberInput {...whole} label={t('agents.rule.most_subs')} source="mostSubAccounts" />
      <BooleanInput label={t('agents.rule.transfer_on')} source="transferOn" />
      <TextInput {...amount} label={t('agents.rule.transfer_min')} source="transferMin" />
      <TextInput {...amount} label={t('agents.rule.transfer_max')} source="transferMax" />
      <NumberInput {...whole} label={t('agents.rule.transfers_per_day')} source="transfersPerDay" />
      <TextInput {...amount} label={t('agents.rule.transfer_per_day')} source="transferMostPerDay" />
    </>
  )
}
