import { Chip } from '@mui/material'
import type { AdjustmentState as State } from '@site/shared-api/contract/adjustment'
import { useTranslate } from 'react-admin'

const COLOURS = { asked: 'warning', done: 'success', refused: 'default' } as const

export function AdjustmentState({ state }: { readonly state: State }) {
  const t = useTranslate()
  return (
    <Chip color={COLOURS[state]} label={t(`adjustments.state.${state}`)} size="small" variant="outlined" />
  )
}
