import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'

interface Props {
  readonly value: unknown
  /** What the value is in a difference. */
  readonly as?: 'del' | 'ins' | 'span'
}

/** Any value of a document for the eye: words where it is empty or a switch, JSON where it is a list. */
export function ValueText({ value, as = 'span' }: Props) {
  const t = useTranslate()
  if (value === undefined || value === null || value === '')
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('difference.empty')}
      </Box>
    )
  const text =
    typeof value === 'boolean'
      ? t(value ? 'ra.boolean.true' : 'ra.boolean.false')
      : typeof value === 'string'
        ? value
        : JSON.stringify(value, null, 1)
  return (
    <Box
      component={as}
      sx={{
        overflowWrap: 'anywhere',
        textDecoration: 'none',
        whiteSpace: 'pre-wrap',
        color: as === 'ins' ? 'success.main' : 'text.primary',
      }}
    >
      {text}
    </Box>
  )
}
