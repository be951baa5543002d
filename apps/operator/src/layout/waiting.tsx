import { Skeleton, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Something is on its way: quiet bars where it will stand. */
export function Waiting() {
  const t = useTranslate()
  return (
    <Stack aria-label={t('ra.message.loading')} role="status" sx={{ gap: 1 }}>
      <Skeleton height={40} variant="rounded" width="40%" />
      <Skeleton height={120} variant="rounded" />
      <Skeleton height={40} variant="rounded" width="70%" />
    </Stack>
  )
}
