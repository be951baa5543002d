import { NumberInput, useTranslate } from 'react-admin'
import { BilingualText } from '#managed/inputs/bilingual-text.tsx'

/** A ready answer of customer service: what it is called, and what is said. */
export default function CannedAnswerFields() {
  const t = useTranslate()
  return (
    <>
      <BilingualText legend={t('field.title')} source="title" />
      <BilingualText help={t('chat.canned_help')} legend={t('chat.answer')} multiline source="text" />
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
