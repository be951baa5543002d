import { BooleanInput, useTranslate } from 'react-admin'
import { NoticeFields } from '#features/content/notice-fields.tsx'

export default function TickerFields() {
  const t = useTranslate()
  return (
    <>
      <NoticeFields />
      <BooleanInput helperText={false} label={t('field.leading')} source="leading" />
    </>
  )
}
