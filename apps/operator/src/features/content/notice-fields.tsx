import { BooleanInput, SelectInput, useTranslate } from 'react-admin'
import { BilingualRich } from '#managed/inputs/bilingual-rich.tsx'
import { BilingualText } from '#managed/inputs/bilingual-text.tsx'
import { PictureInput } from '#managed/inputs/picture-input.tsx'
import { ShownFields } from '#managed/inputs/shown-fields.tsx'
import { useChoices } from '#managed/inputs/use-choices.ts'

/** What every notice has: words, a picture, where it leads, who sees it and when. */
export function NoticeFields() {
  const t = useTranslate()
  return (
    <>
      <BilingualText legend={t('field.title')} source="title" />
      <BilingualRich legend={t('field.content')} source="content" />
      <PictureInput label={t('field.picture')} optional source="picture" />
      <LinkedPromotion />
      <BooleanInput helperText={false} label={t('field.members_only')} source="membersOnly" />
      <ShownFields />
    </>
  )
}

/** The promotion that a tap leads to. */
export function LinkedPromotion() {
  const t = useTranslate()
  return (
    <SelectInput
      choices={useChoices('promotion')}
      emptyText={t('field.leads_nowhere')}
      label={t('field.linked_promotion')}
      source="linkedPromotionId"
      translateChoice={false}
    />
  )
}
