import { SelectInput, useTranslate } from 'react-admin'
import TickerFields from '#features/content/ticker.fields.tsx'

const AUDIENCES = ['players', 'agents'] as const

export default function AnnouncementFields() {
  const t = useTranslate()
  const choices = AUDIENCES.map((id) => ({ id, name: t(`announcement.audience.${id}`) }))
  return (
    <>
      <SelectInput choices={choices} label={t('field.audience')} source="audience" translateChoice={false} />
      <TickerFields />
    </>
  )
}
