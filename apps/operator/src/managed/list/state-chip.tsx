import { Chip, type ChipProps } from '@mui/material'
import type { ManagedState } from '@site/shared-api/contract/managed-kinds'
import { useTranslate } from 'react-admin'
import { useWhen } from '#when/when.ts'

const COLOURS: Readonly<Record<ManagedState, NonNullable<ChipProps['color']>>> = {
  draft: 'default',
  live: 'success',
  changed: 'warning',
  scheduled: 'info',
  archived: 'default',
}

interface Props {
  readonly state: ManagedState
  /** When something is published by itself. */
  readonly publishAt?: string | null
}

/** What players see of a document, in one word. */
export function StateChip({ state, publishAt }: Props) {
  const t = useTranslate()
  const when = useWhen()
  const label = publishAt
    ? `${t(`managed.state.${state}`)} · ${when(publishAt)}`
    : t(`managed.state.${state}`)
  return <Chip color={COLOURS[state]} label={label} variant="outlined" />
}
