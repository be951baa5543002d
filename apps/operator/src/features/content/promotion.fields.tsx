import { FormControlLabel, Switch } from '@mui/material'
import { BooleanInput, SelectArrayInput, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { BilingualRich } from '#managed/inputs/bilingual-rich.tsx'
import { BilingualText } from '#managed/inputs/bilingual-text.tsx'
import { ShownFields } from '#managed/inputs/shown-fields.tsx'
import { useChoices } from '#managed/inputs/use-choices.ts'
import { PictureList } from '#features/content/picture-list.tsx'

export default function PromotionFields() {
  const t = useTranslate()
  return (
    <>
      <BilingualText legend={t('field.title')} source="title" />
      <BilingualRich legend={t('field.content')} source="content" />
      <PictureList label={t('field.pictures')} source="pictures" />
      <SelectArrayInput
        choices={useChoices('promotion-category')}
        label={t('field.categories')}
        source="categories"
        translateChoice={false}
      />
      <BooleanInput helperText={t('field.sign_up_help')} label={t('field.sign_up')} source="signUp" />
      <BooleanInput helperText={false} label={t('field.image_required')} source="imageRequired" />
      <BooleanInput helperText={false} label={t('field.remark_required')} source="remarkRequired" />
      <BooleanInput helperText={false} label={t('field.members_only')} source="membersOnly" />
      <HotLine />
      <ShownFields />
    </>
  )
}

/** Whether it leads the side menu, and its line there. */
function HotLine() {
  const t = useTranslate()
  const { setValue } = useFormContext()
  const hot: unknown = useWatch({ name: 'hot' })
  const isHot = hot !== null && hot !== undefined
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={isHot}
            onChange={(_event, checked) =>
              setValue('hot', checked ? { lead: { EN: '', TY: '' } } : null, { shouldDirty: true })
            }
          />
        }
        label={t('field.hot')}
        sx={{ mb: 1 }}
      />
      {isHot && <BilingualRich legend={t('field.hot_lead')} source="hot.lead" />}
    </>
  )
}
