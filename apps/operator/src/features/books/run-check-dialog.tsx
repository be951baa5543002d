import { Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material'
import { BOOK_CHECKS, runBookCheck, type BookCheckKind } from '@site/shared-api/contract/book-check'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'

const DAY_MS = 24 * 60 * 60 * 1000

interface Props {
  started(): void
  close(): void
}

/** Runs one check of the books; of providers' books for a day of this browser's place. */
export function RunCheckDialog({ started, close }: Props) {
  const t = useTranslate()
  const [id] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState<BookCheckKind>('ledger')
  const [isWhole, setWhole] = useState(false)
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10))
  const isLedger = kind === 'ledger'
  const span = () => {
    const from = new Date(`${day}T00:00:00`)
    const to = new Date(Math.min(from.getTime() + DAY_MS, Date.now()))
    return { from: from.toISOString(), to: to.toISOString() }
  }
  return (
    <ConfirmDialog
      action={t('books.run')}
      close={close}
      confirm={async () => {
        await call(runBookCheck, { body: { id, kind, ...(isLedger ? { whole: isWhole } : span()) } })
        started()
      }}
      disabled={!isLedger && day === ''}
      text={t('books.run_about')}
      title={t('books.run')}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <TextField
          fullWidth
          label={t('books.what')}
          onChange={({ target }) => setKind(BOOK_CHECKS.find((one) => one === target.value) ?? 'ledger')}
          select
          value={kind}
        >
          {BOOK_CHECKS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`books.kind.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {isLedger ? (
          <FormControlLabel
            control={<Checkbox checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />}
            label={t('books.whole_help')}
          />
        ) : (
          <TextField
            fullWidth
            label={t('rounds.day')}
            onChange={({ target }) => setDay(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
            type="date"
            value={day}
          />
        )}
      </Stack>
    </ConfirmDialog>
  )
}
