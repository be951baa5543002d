import { MAILED_TYPES, MAILING_RIGHTS } from '@site/shared-api/contract/mailing'
import { CheckboxGroupInput, NumberInput, RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MomentInput } from '#managed/inputs/moment-input.tsx'
import { useMay } from '#session/rights.ts'

const KINDS = ['one', 'segment', 'all'] as const

/** To whom this operator may send. */
export function useAudiences(): readonly (typeof KINDS)[number][] {
  const may = useMay()
  return KINDS.filter((kind) => may({ access: 'operator', right: MAILING_RIGHTS[kind] }))
}

/** To whom a message goes: one by name, those of whom all of this is true, or all. */
export function AudienceFields() {
  const t = useTranslate()
  const kinds = useAudiences()
  const to: unknown = useWatch({ name: 'to' })
  return (
    <>
      <RadioButtonGroupInput
        choices={kinds.map((id) => ({ id, name: t(`mailing.to.${id}`) }))}
        helperText={false}
        label={t('mailing.column.to')}
        row
        source="to"
        translateChoice={false}
      />
      {to === 'one' && <TextInput isRequired label={t('mailing.account')} source="account" />}
      {to === 'segment' && (
        <>
          <CheckboxGroupInput
            choices={MAILED_TYPES.map((id) => ({ id, name: t(`mailing.type.${id}`) }))}
            helperText={t('mailing.segment_help')}
            label={t('mailing.types')}
            source="types"
            translateChoice={false}
          />
          <MomentInput label={t('mailing.joined_since')} source="joinedSince" />
          <MomentInput label={t('mailing.joined_before')} source="joinedBefore" />
          <MomentInput label={t('mailing.seen_since')} source="seenSince" />
          <MomentInput label={t('mailing.not_seen_since')} source="notSeenSince" />
          <NumberInput label={t('mailing.vip_from')} min={0} source="vipFrom" />
          <TextInput
            helperText={t('mailing.balance_help')}
            label={t('mailing.balance_from')}
            source="balanceFrom"
          />
        </>
      )}
    </>
  )
}
