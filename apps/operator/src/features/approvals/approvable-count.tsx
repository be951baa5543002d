import { Box, Chip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useApprovableCount } from '#features/approvals/use-approvable-count.ts'
import { HIDDEN } from '#layout/hidden.ts'

/** Beside the page's row in the menu: how many requests the operator could approve; nothing where there are none. */
export function ApprovableCount() {
  const t = useTranslate()
  const count = useApprovableCount()
  if (count === 0) return null
  return (
    <>
      <Chip aria-hidden color="primary" label={count} size="small" />
      <Box component="span" sx={HIDDEN}>
        {t('approvals.approvable', { smart_count: count })}
      </Box>
    </>
  )
}
