import { Button, Stack, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'

/** Back and on, for lists without a total; nothing where all of it is shown. */
export function CursorPagination() {
  const t = useTranslate()
  const { page, setPage, hasNextPage, isPending } = useListContext()
  if (isPending || (page <= 1 && hasNextPage !== true)) return null
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, justifyContent: 'flex-end', py: 1 }}>
      <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
        {t('ra.navigation.previous')}
      </Button>
      <Typography color="textSecondary" variant="body2">
        {t('ra.navigation.current_page', { page })}
      </Typography>
      <Button disabled={hasNextPage !== true} onClick={() => setPage(page + 1)}>
        {t('ra.navigation.next')}
      </Button>
    </Stack>
  )
}
