import { Button, TextField } from '@mui/material'
import { takeBonus, type ConsoleBonus } from '@site/shared-api/contract/bonus-console'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'

interface Props {
  readonly bonus: ConsoleBonus
  changed(): void
}

/** Takes a bonus away that has not ended, after a question that says what it does. */
export function TakeBonus({ bonus: { amount, currency, id, state }, changed }: Props) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [why, setWhy] = useState('')
  if (state !== 'active' && state !== 'waiting') return null
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)} variant="outlined">
        {t('bonuses.take')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          action={t('bonuses.take')}
          close={() => setOpen(false)}
          confirm={() => call(takeBonus, { params: { id }, body: { why: why.trim() } }).finally(changed)}
          danger
          disabled={why.trim() === ''}
          text={t('bonuses.sure', { amount: `${amount} ${currency}` })}
          title={t('bonuses.take')}
        >
          <TextField
            label={t('bonuses.why')}
            multiline
            onChange={({ target }) => setWhy(target.value)}
            sx={{ mt: 2 }}
            value={why}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
