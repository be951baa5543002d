import { Box, Stack, Typography } from '@mui/material'
import { useEffect, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  readonly title: string
  /** One line that says what the page is for. */
  readonly about?: ReactNode
  readonly children?: ReactNode
}

/** Heading of a page, also the window's, with its actions beside it (below it on a phone). */
export function PageHead({ title, about, children }: Props) {
  const t = useTranslate()
  useEffect(() => {
    document.title = `${title} · ${t('console.name')}`
  }, [title, t])
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'flex-start', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', mb: 2 }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {about !== undefined && (
          <Typography color="textSecondary" variant="body2">
            {about}
          </Typography>
        )}
      </Box>
      {children !== undefined && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {children}
        </Stack>
      )}
    </Stack>
  )
}
