import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { PageHead } from '#layout/page-head.tsx'

export function NotFound() {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t('ra.page.not_found')} />
      <Alert severity="warning">{t('ra.message.not_found')}</Alert>
    </>
  )
}
