import { NumberInput, useTranslate } from 'react-admin'
import { BilingualText } from '#managed/inputs/bilingual-text.tsx'

export default function PromotionCategoryFields() {
  const t = useTranslate()
  return (
    <>
      <BilingualText legend={t('field.title')} source="title" />
      <NumberInput
        helperText={t('field.order_help')}
        label={t('field.order')}
        max={9999}
        min={0}
        source="order"
        step={1}
      />
    </>
  )
}
