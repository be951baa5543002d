import { Alert } from '@mui/material'
import { DEPOSIT_METHODS } from '@site/shared-api/contract/deposit'
import { listPaymentProviders } from '@site/shared-api/contract/deposit-console'
import { useQuery } from '@tanstack/react-query'
import { BooleanInput, NumberInput, SelectInput, TextArrayInput, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { call } from '#client/call.ts'
import { asTyped } from '#managed/inputs/as-typed.ts'
import { BilingualText } from '#managed/inputs/bilingual-text.tsx'

/** A way of paying in: who moves the money, bounds, fee, quick amounts. Keys of providers are the site's settings, never shown. */
export default function DepositChannelFields() {
  const t = useTranslate()
  const provider: unknown = useWatch({ name: 'provider' })
  const { data } = useQuery({
    queryKey: ['payment-providers'],
    queryFn: ({ signal }) => call(listPaymentProviders, {}, { signal }),
  })
  const methods = DEPOSIT_METHODS.map((id) => ({ id, name: t(`deposits.method.${id}`) }))
  const providers = (data?.list ?? []).map(({ name }) => ({ id: name, name: t(`deposits.provider.${name}`) }))
  const isMissing = data?.list.some(({ configured, name }) => name === provider && !configured) ?? false
  const amount = { format: asTyped, parse: asTyped, inputMode: 'decimal' } as const
  return (
    <>
      <BooleanInput helperText={false} label={t('deposits.on')} source="on" />
      <BilingualText legend={t('deposits.name')} source="name" />
      <BilingualText help={t('deposits.note_help')} legend={t('deposits.note')} source="note" />
      <SelectInput
        choices={providers}
        label={t('deposits.provider_label')}
        source="provider"
        translateChoice={false}
      />
      <SelectInput
        choices={methods}
        label={t('deposits.method_label')}
        source="method"
        translateChoice={false}
      />
      {isMissing && <Alert severity="warning">{t('deposits.not_configured')}</Alert>}
      <TextInput {...amount} label={t('deposits.min')} source="min" />
      <TextInput {...amount} label={t('deposits.max')} source="max" />
      <NumberInput
        helperText={t('deposits.basis_help')}
        label={t('deposits.basis')}
        source="feeBasisPoints"
      />
      <TextInput {...amount} label={t('deposits.fixed')} source="feeFixed" />
      <TextArrayInput
        helperText={t('deposits.quick_help')}
        label={t('deposits.quick')}
        source="quickAmounts"
      />
      <NumberInput label={t('deposits.minutes')} source="minutes" />
      <NumberInput label={t('deposits.order')} source="order" />
    </>
  )
}
