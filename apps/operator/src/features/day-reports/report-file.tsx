import { Alert, Button, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { isLanguage } from '@site/config'
import { exportDayReports } from '@site/shared-api/contract/day-report'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { useFirstBrand } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { useDescribe } from '#describe/use-describe.ts'
import { saveText } from '#save/save-text.ts'
import { useProblemText } from '#problems/problem-text.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MONTH = 31
const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** The reports of some days as a file that sheets open. */
export function ReportFile() {
  const t = useTranslate()
  const locale = useLocale()
  const problemText = useProblemText()
  const first = useFirstBrand() ?? ''
  const brands = useDescribe()?.brands ?? []
  const [chosen, choose] = useState<string>()
  const [days, setDays] = useState(() => ({ from: dayAgo(MONTH), to: dayAgo(1) }))
  const [problem, setProblem] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const merchant = chosen ?? first
  const load = (): void => {
    setBusy(true)
    setProblem(undefined)
    call(exportDayReports, { query: { merchant, ...days, language: isLanguage(locale) ? locale : 'EN' } })
      .then(({ name, text }) => saveText(name, text, 'text/csv'), setProblem)
      .finally(() => setBusy(false))
  }
  return (
    <Card sx={{ mt: 3 }}>
      <CardContent>
        <Typography variant="h2">{t('day_reports.file')}</Typography>
        <Typography color="textSecondary" variant="body2">
          {t('day_reports.file_about')}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: { sm: 'center' }, gap: 1.5, mt: 2 }}>
          <TextField
            label={t('brand.one')}
            onChange={({ target }) => choose(target.value)}
            select
            sx={{ minWidth: 160 }}
            value={merchant}
          >
            {brands.map((brand) => (
              <MenuItem key={brand.merchant} value={brand.merchant}>
                {brand.name}
              </MenuItem>
            ))}
          </TextField>
          {(['from', 'to'] as const).map((side) => (
            <TextField
              key={side}
              label={t(`day_reports.${side}`)}
              onChange={({ target }) => setDays({ ...days, [side]: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
              type="date"
              value={days[side]}
            />
          ))}
          <Button
            disabled={merchant === '' || days.from === '' || days.to === ''}
            loading={isBusy}
            onClick={load}
            sx={{ flexShrink: 0 }}
            variant="outlined"
          >
            {t('day_reports.load')}
          </Button>
        </Stack>
        {problem !== undefined && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {problemText(problem)}
          </Alert>
        )}
      </CardContent>
    </Card>
  )
}
