import { CARD_KINDS } from '@site/shared-api/contract/bank-card'
import { listPaymentProviders } from '@site/shared-api/contract/deposit-console'
import { useQuery } from '@tanstack/react-query'
import {
  ArrayInput,
  BooleanInput,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useTranslate,
} from 'react-admin'
import { call } from '#client/call.ts'
import { asTyped } from '#managed/inputs/as-typed.ts'

/** What holds for all withdrawals of a brand, and where they are paid out to. */
export default function WithdrawRulesFields() {
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: ['payment-providers'],
    queryFn: ({ signal }) => call(listPaymentProviders, {}, { signal }),
  })
  const providers = (data?.list ?? []).map(({ name }) => ({ id: name, name: t(`deposits.provider.${name}`) }))
  const kinds = CARD_KINDS.map((id) => ({ id, name: t(`withdrawals.card_kind.${id}`) }))
  const text = { format: asTyped, parse: asTyped } as const
  const amount = { ...text, inputMode: 'decimal' } as const
  return (
    <>
      <BooleanInput helperText={false} label={t('withdrawals.on')} source="on" />
      <SelectInput
        choices={providers}
        label={t('deposits.provider_label')}
        source="provider"
        translateChoice={false}
      />
      <TextInput {...amount} label={t('deposits.min')} source="min" />
      <TextInput {...amount} label={t('deposits.max')} source="max" />
      <NumberInput
        helperText={t('deposits.basis_help')}
        label={t('deposits.basis')}
        source="feeBasisPoints"
      />
      <TextInput {...amount} label={t('deposits.fixed')} source="feeFixed" />
      <NumberInput label={t('withdrawals.most_per_day')} source="mostPerDay" />
      <TextInput {...amount} label={t('withdrawals.most_amount')} source="mostAmountPerDay" />
      <TextInput
        {...amount}
        helperText={t('withdrawals.two_people_help')}
        label={t('withdrawals.two_people')}
        source="twoPeopleFrom"
      />
      <NumberInput label={t('withdrawals.most_cards')} source="mostCards" />
      <NumberInput label={t('withdrawals.new_for')} source="newForHours" />
      <ArrayInput helperText={t('withdrawals.banks_help')} label={t('withdrawals.banks')} source="banks">
        <SimpleFormIterator inline>
          <TextInput {...text} helperText={false} label={t('withdrawals.bank_id')} source="id" />
          <SelectInput
            choices={kinds}
            helperText={false}
            label={t('withdrawals.kind')}
            source="kind"
            translateChoice={false}
          />
          <TextInput {...text} helperText={false} label={t('withdrawals.name_en')} source="name.EN" />
          <TextInput {...text} helperText={false} label={t('withdrawals.name_ty')} source="name.TY" />
          <NumberInput helperText={false} label={t('withdrawals.min_digits')} source="minDigits" />
          <NumberInput helperText={false} label={t('withdrawals.max_digits')} source="maxDigits" />
          <TextInput {...text} helperText={false} label={t('withdrawals.prefix')} source="prefix" />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  )
}
