import { MenuItem, Stack, TextField } from '@mui/material'
import type { MallState } from '@site/shared-api/contract/mall'
import { moveMallOrder, type ConsoleMallOrder } from '@site/shared-api/contract/reward-console'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'

interface Props {
  readonly order: ConsoleMallOrder
  close(): void
}

/** Moves an order on, with a word to the member: a code, the number of a parcel. */
export function MoveOrder({ order, close }: Props) {
  const t = useTranslate()
  const language = useLocale() === 'TY' ? 'TY' : 'EN'
  const [to, choose] = useState<MallState | undefined>(order.next[0])
  const [note, setNote] = useState(order.note ?? '')
  return (
    <ConfirmDialog
      action={t('mall_orders.move')}
      close={close}
      confirm={async () => {
        if (to === undefined) return
        await call(moveMallOrder, {
          params: { id: order.id },
          body: { from: order.state, to, note: note.trim() },
        })
      }}
      danger={to === 'cancelled'}
      disabled={to === undefined}
      text={t(to === 'cancelled' ? 'mall_orders.ask_cancel' : 'mall_orders.ask_move', {
        account: order.account,
        name: order.name[language],
      })}
      title={t('mall_orders.move')}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <TextField
          fullWidth
          label={t('mall_orders.to')}
          onChange={({ target }) => choose(order.next.find((state) => state === target.value))}
          select
          value={to ?? ''}
        >
          {order.next.map((state) => (
            <MenuItem key={state} value={state}>
              {t(`mall_orders.state.${state}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          fullWidth
          helperText={t('mall_orders.note_help')}
          label={t('mall_orders.note')}
          multiline
          onChange={({ target }) => setNote(target.value)}
          value={note}
        />
      </Stack>
    </ConfirmDialog>
  )
}
