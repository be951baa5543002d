import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
}

/** Short inputs side by side, one below the other on a phone. */
export function Columns({ children }: Props) {
  return (
    <Box
      sx={{
        columnGap: 2,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  )
}
