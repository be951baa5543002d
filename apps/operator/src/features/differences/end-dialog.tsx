import { MenuItem, Stack, TextField } from '@mui/material'
import {
  DIFFERENCE_ENDINGS,
  endDifference,
  MOST_WAIT_DAYS,
  type BookDifference,
  type DifferenceEnding,
} from '@site/shared-api/contract/difference'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'

interface Props {
  readonly difference: BookDifference
  changed(): void
  close(): void
}

const DAY_MS = 24 * 60 * 60 * 1000
const dayAfter = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** Says how a difference ends, and why; nothing is booked before a second person approves. */
export function EndDialog({ changed, close, difference }: Props) {
  const t = useTranslate()
  const { currency, delta, id, merchant, ours, receipt, theirs } = difference
  const [ending, setEnding] = useState<DifferenceEnding>('wait')
  const [why, setWhy] = useState('')
  const [day, setDay] = useState(() => dayAfter(7))
  const [brand, setBrand] = useState('')
  const needsBrand = merchant === null && ending !== 'wait'
  const isReady = why.trim() !== '' && (!needsBrand || brand.trim() !== '')
  return (
    <ConfirmDialog
      action={t('differences.end')}
      close={close}
      confirm={() =>
        call(endDifference, {
          params: { id },
          body: {
            ending,
            why: why.trim(),
            ours,
            theirs,
            ...(ending === 'wait' && { until: `${day}T23:59:59.000Z` }),
            ...(needsBrand && { merchant: brand.trim() }),
          },
        }).then(changed)
      }
      disabled={!isReady}
      text={t('differences.sure_end', {
        receipt,
        ours: ours ?? '–',
        theirs: theirs ?? '–',
        delta: delta === null ? '–' : `${delta} ${currency ?? ''}`,
      })}
      title={t('differences.end')}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <TextField
          fullWidth
          helperText={t(`differences.ending_help.${ending}`)}
          label={t('differences.ending_label')}
          onChange={({ target }) =>
            setEnding(DIFFERENCE_ENDINGS.find((one) => one === target.value) ?? 'wait')
          }
          select
          value={ending}
        >
          {DIFFERENCE_ENDINGS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`differences.ending.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {ending === 'wait' && (
          <TextField
            fullWidth
            label={t('differences.until')}
            onChange={({ target }) => setDay(target.value)}
            slotProps={{
              htmlInput: { max: dayAfter(MOST_WAIT_DAYS - 1), min: dayAfter(1) },
              inputLabel: { shrink: true },
            }}
            type="date"
            value={day}
          />
        )}
        {needsBrand && (
          <TextField
            fullWidth
            helperText={t('differences.brand_help')}
            label={t('differences.brand')}
            onChange={({ target }) => setBrand(target.value)}
            value={brand}
          />
        )}
        <TextField
          fullWidth
          label={t('differences.why')}
          multiline
          onChange={({ target }) => setWhy(target.value)}
          value={why}
        />
      </Stack>
    </ConfirmDialog>
  )
}
