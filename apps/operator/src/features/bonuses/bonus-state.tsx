import { Chip } from '@mui/material'
import type { BonusState } from '@site/shared-api/contract/bonus'
import { useTranslate } from 'react-admin'

interface Props {
  readonly state: BonusState
}

/** The state of a bonus, in a word. */
export function BonusStateChip({ state }: Props) {
  const t = useTranslate()
  return (
    <Chip
      color={state === 'converted' ? 'success' : state === 'active' ? 'info' : 'default'}
      label={t(`bonuses.state.${state}`)}
      size="small"
      variant="outlined"
    />
  )
}
