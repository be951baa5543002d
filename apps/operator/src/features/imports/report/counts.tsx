import { Box, Typography } from '@mui/material'
import type { ImportReport } from '@site/shared-api/contract/import-report'
import { useLocale, useTranslate } from 'react-admin'

const SHOWN = ['added', 'changed', 'unchanged', 'merged', 'bad', 'leftOut'] as const

/** How many rows would do what. */
export function Counts({ report }: { readonly report: ImportReport }) {
  const t = useTranslate()
  const locale = useLocale()
  const count = new Intl.NumberFormat(locale === 'TY' ? 'th' : 'en')
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))', m: 0 }}
    >
      {SHOWN.map((key) => (
        <Box key={key} sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1 }}>
          <Typography color="textSecondary" component="dt" variant="body2">
            {t(`imports.count.${key}`)}
          </Typography>
          <Typography component="dd" sx={{ fontVariantNumeric: 'tabular-nums', m: 0 }} variant="h1">
            {count.format(report[key])}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
