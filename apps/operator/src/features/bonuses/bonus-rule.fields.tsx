import { WAGER_BASES } from '@site/shared-api/contract/bonus'
import {
  BooleanInput,
  NumberInput,
  SelectArrayInput,
  SelectInput,
  TextArrayInput,
  TextInput,
  useTranslate,
} from 'react-admin'
import { asTyped } from '#managed/inputs/as-typed.ts'
import { useChoices } from '#managed/inputs/use-choices.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const

/** What a promotion gives with a deposit, and what is to be played for it. */
export default function BonusRuleFields() {
  const t = useTranslate()
  // A promotion is called as its brand calls it.
  const promotions = useChoices('promotion').map(({ id, name }) => ({
    id: id.slice(id.indexOf('.') + 1),
    name,
  }))
  const bases = WAGER_BASES.map((id) => ({ id, name: t(`bonuses.of.${id}`) }))
  const amount = { format: asTyped, parse: asTyped, inputMode: 'decimal' } as const
  return (
    <>
      <BooleanInput helperText={t('bonuses.on_help')} label={t('bonuses.on')} source="on" />
      <SelectInput
        choices={promotions}
        label={t('bonuses.promotion')}
        source="promotionId"
        translateChoice={false}
      />
      <NumberInput helperText={t('bonuses.percent_help')} label={t('bonuses.percent')} source="percent" />
      <TextInput {...amount} label={t('bonuses.most')} source="most" />
      <TextInput {...amount} label={t('bonuses.min_deposit')} source="minDeposit" />
      <NumberInput helperText={t('bonuses.times_help')} label={t('bonuses.times')} source="wagerTimes" />
      <SelectInput choices={bases} label={t('bonuses.times_of')} source="wagerOf" translateChoice={false} />
      <TextInput
        {...amount}
        helperText={t('bonuses.max_bet_help')}
        label={t('bonuses.max_bet')}
        source="maxBet"
      />
      <TextArrayInput label={t('bonuses.excluded_types')} source="excludedTypes" />
      <TextArrayInput label={t('bonuses.excluded_vendors')} source="excludedVendors" />
      <TextArrayInput label={t('bonuses.excluded_games')} source="excludedGames" />
      <NumberInput helperText={t('bonuses.days_help')} label={t('bonuses.days')} source="days" />
      <NumberInput
        helperText={t('bonuses.per_member_help')}
        label={t('bonuses.per_member')}
        source="perMember"
      />
      <SelectArrayInput
        choices={WEEKDAYS.map((id) => ({ id, name: t(`brand.chat.day.${id}`) }))}
        helperText={t('bonuses.weekdays_help')}
        label={t('bonuses.weekdays')}
        source="weekdays"
        translateChoice={false}
      />
      <NumberInput helperText={t('bonuses.per_day_help')} label={t('bonuses.per_day')} source="perDay" />
    </>
  )
}
