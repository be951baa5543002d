import { Chip } from '@mui/material'
import type { DepositState } from '@site/shared-api/contract/deposit'
import { useTranslate } from 'react-admin'

interface Props {
  readonly state: DepositState
}

/** The state of a deposit, in a word. */
export function DepositStateChip({ state }: Props) {
  const t = useTranslate()
  return (
    <Chip
      color={state === 'paid' ? 'success' : state === 'checking' ? 'warning' : 'default'}
      label={t(`deposits.state.${state}`)}
      size="small"
      variant="outlined"
    />
  )
}
