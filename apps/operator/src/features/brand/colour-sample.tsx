import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Colours } from '#features/brand/colours.ts'

interface Props {
  readonly colours: Colours
}

/** How the colours look together: text on each surface, an action, a win and a warning. */
export function ColourSample({ colours }: Props) {
  const t = useTranslate()
  return (
    <Box
      aria-hidden
      sx={{
        bgcolor: colours.canvas,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        p: 1.5,
      }}
    >
      {([colours.surface, colours.raised] as const).map((ground) => (
        <Box
          key={ground}
          sx={{
            bgcolor: ground,
            border: `1px solid ${colours.line}`,
            borderRadius: 2,
            color: colours.text,
            flex: '1 1 9rem',
            p: 1,
          }}
        >
          <div>{t('brand.sample.title')}</div>
          <Box sx={{ color: colours.muted }}>{t('brand.sample.note')}</Box>
          <Box component="span" sx={{ color: colours.success }}>
            +12.50
          </Box>{' '}
          <Box component="span" sx={{ color: colours.danger }}>
            {t('brand.sample.wrong')}
          </Box>{' '}
          <Box component="span" sx={{ color: colours.accent2 }}>
            ●
          </Box>
        </Box>
      ))}
      <Box
        sx={{
          alignSelf: 'center',
          bgcolor: colours.accent,
          borderRadius: 2,
          color: colours.onAccent,
          fontWeight: 600,
          px: 2,
          py: 1,
        }}
      >
        {t('brand.sample.action')}
      </Box>
    </Box>
  )
}
