import { Chip, Stack } from '@mui/material'
import type { WithdrawalSignal } from '@site/shared-api/contract/withdraw-console'
import { useTranslate } from 'react-admin'

interface Props {
  readonly signals: readonly WithdrawalSignal[]
}

/** What speaks against paying, each in a word. */
export function SignalChips({ signals }: Props) {
  const t = useTranslate()
  if (signals.length === 0) return '–'
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {signals.map((signal) => (
        <Chip key={signal} color="warning" label={t(`withdrawals.signal.${signal}`)} size="small" />
      ))}
    </Stack>
  )
}
