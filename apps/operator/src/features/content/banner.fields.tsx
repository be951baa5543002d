import { BANNER_GROUPS } from '@site/shared-api/contract/constants'
import { BooleanInput, SelectInput, useTranslate } from 'react-admin'
import { LinkedPromotion } from '#features/content/notice-fields.tsx'
import { BilingualText } from '#managed/inputs/bilingual-text.tsx'
import { PictureInput } from '#managed/inputs/picture-input.tsx'
import { ShownFields } from '#managed/inputs/shown-fields.tsx'

export default function BannerFields() {
  const t = useTranslate()
  const places = BANNER_GROUPS.map((id) => ({ id, name: t(`banner.place.${id}`, { _: id }) }))
  return (
    <>
      <SelectInput choices={places} label={t('field.place')} source="place" translateChoice={false} />
      <PictureInput helperText={t('banner.picture_help')} label={t('field.picture')} source="picture" />
      <BilingualText help={t('banner.title_help')} legend={t('field.title')} source="title" />
      <LinkedPromotion />
      <BooleanInput helperText={false} label={t('field.members_only')} source="membersOnly" />
      <ShownFields />
    </>
  )
}
