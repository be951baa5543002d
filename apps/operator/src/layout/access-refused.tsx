import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { PageHead } from '#layout/page-head.tsx'

/** What a role may not see, by its address. */
export function AccessRefused() {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t('ra.page.access_denied')} />
      <Alert severity="warning">{t('ra.message.access_denied')}</Alert>
    </>
  )
}
