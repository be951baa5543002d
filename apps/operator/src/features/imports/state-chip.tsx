import { Chip } from '@mui/material'
import type { ImportState } from '@site/shared-api/contract/catalogue-import'
import { useTranslate } from 'react-admin'

const COLOURS: Readonly<Partial<Record<ImportState, 'success' | 'warning' | 'error' | 'info'>>> = {
  judged: 'warning',
  refused: 'error',
  taken: 'success',
  judging: 'info',
  taking: 'info',
  undoing: 'info',
}

/** Where an import is on its way. */
export function StateChip({ state }: { readonly state: ImportState }) {
  const t = useTranslate()
  return <Chip color={COLOURS[state] ?? 'default'} label={t(`imports.state.${state}`)} variant="outlined" />
}
