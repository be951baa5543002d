import { NumberInput, TextInput, useTranslate } from 'react-admin'
import { HelpQuestions } from '#features/content/help-questions.tsx'
import { asTyped } from '#managed/inputs/as-typed.ts'
import { BilingualRich } from '#managed/inputs/bilingual-rich.tsx'
import { BilingualText } from '#managed/inputs/bilingual-text.tsx'

/** A topic of the help centre: its tab, its text, its questions. */
export default function HelpFields() {
  const t = useTranslate()
  return (
    <>
      <BilingualText legend={t('field.title')} source="title" />
      <TextInput
        format={asTyped}
        helperText={t('help.tag_help')}
        label={t('help.tag')}
        parse={asTyped}
        source="tag"
      />
      <BilingualRich help={t('help.content_help')} legend={t('field.content')} source="content" />
      <HelpQuestions source="items" />
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
