import { Button, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** The quiet part: of when, until when. */
  readonly about: string
  /** Ends it; left out for who may not. */
  readonly end?: { readonly text: string; readonly label: string; go(): void } | undefined
}

/** A key or a token of a team, and the button that ends it. */
export function CredentialRow({ children, about, end }: Props) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, listStyle: 'none' }}
    >
      <Typography component="span" sx={{ overflowWrap: 'anywhere' }} variant="body2">
        {children}
      </Typography>
      <Typography color="textSecondary" component="span" variant="body2">
        {about}
      </Typography>
      {end && (
        <Button aria-label={end.label} color="error" onClick={end.go}>
          {end.text}
        </Button>
      )}
    </Stack>
  )
}
