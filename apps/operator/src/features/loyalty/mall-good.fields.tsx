import { GOOD_KINDS } from '@site/shared-api/contract/reward-documents'
import { BooleanInput, NumberInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { asTyped } from '#managed/inputs/as-typed.ts'
import { BilingualText } from '#managed/inputs/bilingual-text.tsx'
import { PictureInput } from '#managed/inputs/picture-input.tsx'

/** What points are exchanged for: picture, price, stock, how many one may have. */
export default function MallGoodFields() {
  const t = useTranslate()
  const kind: unknown = useWatch({ name: 'kind' })
  const kinds = GOOD_KINDS.map((id) => ({ id, name: t(`loyalty.good.${id}`) }))
  const whole = { min: 0, step: 1 } as const
  return (
    <>
      <BooleanInput helperText={false} label={t('loyalty.on')} source="on" />
      <BilingualText legend={t('loyalty.name')} source="name" />
      <BilingualText legend={t('loyalty.about')} multiline source="about" />
      <PictureInput label={t('field.picture')} source="picture" />
      <SelectInput
        choices={kinds}
        label={t('loyalty.kind')}
        source="kind"
        translateChoice={false}
        validate={[]}
      />
      {kind === 'cash' && (
        <TextInput
          format={asTyped}
          inputMode="decimal"
          label={t('loyalty.cash')}
          parse={asTyped}
          source="cash"
        />
      )}
      <NumberInput {...whole} label={t('loyalty.points')} source="points" />
      <NumberInput
        {...whole}
        helperText={t('loyalty.stock_help')}
        label={t('loyalty.stock')}
        source="stock"
      />
      <NumberInput
        {...whole}
        helperText={t('loyalty.most_each_help')}
        label={t('loyalty.most_each')}
        source="mostEach"
      />
      <NumberInput {...whole} label={t('field.order')} source="order" />
    </>
  )
}
