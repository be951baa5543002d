import { BooleanInput, useTranslate } from 'react-admin'
import { NoticeFields } from '#features/content/notice-fields.tsx'

export default function TickerFields() {
  const t = useTranslate()
  return (
    <>
      <NoticeFields />
      <BooleanInput helperText={t('field.leading_help')} label={t('field.leading')} source="leading" />
      <BooleanInput
        helperText={t('field.lobby_news_help')}
        label={t('field.lobby_news')}
        source="lobbyNews"
      />
    </>
  )
}
