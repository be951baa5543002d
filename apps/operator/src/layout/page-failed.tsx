import { Alert, AlertTitle, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { PageHead } from '#layout/page-head.tsx'

interface Props {
  readonly error: unknown
}

/** A page could not be shown: another build took its files away, or it threw. */
export function PageFailed({ error }: Props) {
  const t = useTranslate()
  const isGone = error instanceof Error && error.name === 'ChunkLoadError'
  const key = isGone ? 'page.newer' : 'page.failed'
  return (
    <>
      <PageHead title={t(`${key}.title`)} />
      <Alert
        severity={isGone ? 'info' : 'error'}
        action={
          <Button color="inherit" onClick={() => location.reload()}>
            {t('page.reload')}
          </Button>
        }
      >
        <AlertTitle>{t(`${key}.title`)}</AlertTitle>
        {t(`${key}.text`)}
      </Alert>
    </>
  )
}
