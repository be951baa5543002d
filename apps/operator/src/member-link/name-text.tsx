import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** A name, however long: it breaks where a column ends, and never into single letters. */
export function NameText({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-block', minWidth: '6.5rem', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  )
}
