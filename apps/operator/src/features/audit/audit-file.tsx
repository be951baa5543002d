import { Alert, Button, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { exportAudit, verifyAudit } from '@site/shared-api/contract/audit'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { useDescribe } from '#describe/use-describe.ts'
import { useProblemText } from '#problems/problem-text.ts'
import { saveText } from '#save/save-text.ts'
import { useMay } from '#session/rights.ts'
import { dayAt } from '#when/day-at.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MONTH = 31
const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** The log of a brand and some days as a signed file, and whether the log is what was sealed. */
export function AuditFile() {
  const t = useTranslate()
  const may = useMay()
  const problemText = useProblemText()
  const brands = useDescribe()?.brands ?? []
  const [merchant, choose] = useState('')
  const [days, setDays] = useState(() => ({ from: dayAgo(MONTH), until: dayAgo(0) }))
  const [said, setSaid] = useState<{ readonly ok: boolean; readonly text: string }>()
  const [isBusy, setBusy] = useState(false)
  const begin = (work: () => Promise<void>): void => {
    setBusy(true)
    setSaid(undefined)
    work()
      .catch((problem: unknown) => setSaid({ ok: false, text: problemText(problem) }))
      .finally(() => setBusy(false))
  }
  const load = async (): Promise<void> => {
    const query = { from: dayAt(days.from, 0) ?? '', until: dayAt(days.until, 1) ?? '' }
    const { name, text } = await call(exportAudit, {
      query: { ...query, ...(merchant !== '' && { merchant }) },
    })
    saveText(name, text, 'application/jsonl')
  }
  const look = async (): Promise<void> => {
    const { fault, read } = await call(verifyAudit, {})
    const entry = fault?.entry ?? fault?.position ?? ''
    setSaid(
      fault
        ? { ok: false, text: t(`audit.fault.${fault.what}`, { entry }) }
        : { ok: true, text: t('audit.sealed', { read }) },
    )
  }
  return (
    <Card sx={{ mt: 3 }}>
      <CardContent>
        <Typography variant="h2">{t('audit.file')}</Typography>
        <Typography color="textSecondary" variant="body2">
          {t('audit.file_about')}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: { sm: 'center' }, gap: 1.5, mt: 2 }}>
          <TextField
            label={t('brand.one')}
            onChange={({ target }) => choose(target.value)}
            select
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 160 }}
            value={merchant}
          >
            <MenuItem value="">{t('audit.all_of_mine')}</MenuItem>
            {brands.map((brand) => (
              <MenuItem key={brand.merchant} value={brand.merchant}>
                {brand.name}
              </MenuItem>
            ))}
          </TextField>
          {(['from', 'until'] as const).map((side) => (
            <TextField
              key={side}
              label={t(`audit.${side}`)}
              onChange={({ target }) => setDays({ ...days, [side]: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
              type="date"
              value={days[side]}
            />
          ))}
          <Button
            disabled={days.from === '' || days.until === ''}
            loading={isBusy}
            onClick={() => begin(load)}
            sx={{ flexShrink: 0 }}
            variant="outlined"
          >
            {t('audit.load')}
          </Button>
          {may(verifyAudit) && (
            <Button loading={isBusy} onClick={() => begin(look)} sx={{ flexShrink: 0 }}>
              {t('audit.verify')}
            </Button>
          )}
        </Stack>
        {said && (
          <Alert severity={said.ok ? 'success' : 'error'} sx={{ mt: 1 }}>
            {said.text}
          </Alert>
        )}
      </CardContent>
    </Card>
  )
}
