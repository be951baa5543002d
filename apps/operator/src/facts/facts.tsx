import { Card, CardContent, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly title?: string
  readonly facts: readonly (readonly [label: string, value: ReactNode])[]
}

/** What there is to know, line by line. */
export function Facts({ facts, title }: Props) {
  return (
    <Card>
      <CardContent>
        {title === undefined ? null : (
          <Typography variant="h2" sx={{ mb: 1 }}>
            {title}
          </Typography>
        )}
        <Stack
          component="dl"
          sx={{
            display: 'grid',
            columnGap: 2,
            rowGap: 1,
            gridTemplateColumns: 'auto 1fr',
            m: 0,
            '& dd': { m: 0, overflowWrap: 'anywhere' },
          }}
        >
          {facts.map(([label, value]) => [
            <dt key={label}>{label}</dt>,
            <dd key={`${label} value`}>{value}</dd>,
          ])}
        </Stack>
      </CardContent>
    </Card>
  )
}
