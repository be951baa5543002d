import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  readonly title: string
  readonly about?: string
  readonly count: number
  readonly games: readonly { readonly key: string; readonly name: string; readonly beside: string }[]
}

const FEW = 5

/** Games by name with a note beside each: a few, on demand all that the report names. */
export function NamedGames({ title, about, count, games }: Props) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  if (count === 0) return null
  const shown = isOpen ? games : games.slice(0, FEW)
  return (
    <Stack component="section" aria-label={title}>
      <Typography variant="h3">{title}</Typography>
      {about !== undefined && (
        <Typography color="textSecondary" variant="body2">
          {about}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, overflowWrap: 'anywhere', p: 0 }}>
        {shown.map(({ key, name, beside }) => (
          <Box component="li" key={key} sx={{ borderBottom: 1, borderColor: 'divider', py: 0.5 }}>
            <Typography variant="body2">{name}</Typography>
            <Typography color="textSecondary" variant="body2">
              {beside}
            </Typography>
          </Box>
        ))}
      </Box>
      {games.length > shown.length && (
        <Button onClick={() => setOpen(true)} sx={{ alignSelf: 'flex-start' }}>
          {t('imports.show_more', { smart_count: games.length - shown.length })}
        </Button>
      )}
      {isOpen && count > games.length && (
        <Typography color="textSecondary" variant="body2">
          {t('imports.and_more', { smart_count: count - games.length })}
        </Typography>
      )}
    </Stack>
  )
}
