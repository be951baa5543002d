import { Chip } from '@mui/material'
import type { WithdrawalState } from '@site/shared-api/contract/withdraw'
import { useTranslate } from 'react-admin'

interface Props {
  readonly state: WithdrawalState
}

const COLOURS: Partial<Record<WithdrawalState, 'success' | 'warning' | 'info'>> = {
  waiting: 'warning',
  paying: 'info',
  paid: 'success',
}

/** The state of a withdrawal, in a word. */
export function WithdrawalStateChip({ state }: Props) {
  const t = useTranslate()
  return (
    <Chip
      color={COLOURS[state] ?? 'default'}
      label={t(`withdrawals.state.${state}`)}
      size="small"
      variant="outlined"
    />
  )
}
