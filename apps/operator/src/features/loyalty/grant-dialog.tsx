import { Stack, TextField } from '@mui/material'
import { makeGrant } from '@site/shared-api/contract/reward-console'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { BrandField, useChosenBrand } from '#brands/brand-field.tsx'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'

const BLANK = { account: '', amount: '', EN: '', TY: '', why: '', days: '30' }

interface Props {
  close(): void
}

/** Grants a reward to one member; what was typed stays where it is refused, and a second try grants no second one. */
export function GrantDialog({ close }: Props) {
  const t = useTranslate()
  const [merchant, choose] = useChosenBrand()
  const [typed, setTyped] = useState(BLANK)
  const [id] = useState(() => crypto.randomUUID())
  const field = (name: keyof typeof BLANK, more: object = {}) => (
    <TextField
      fullWidth
      label={t(`grants.form.${name}`)}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      value={typed[name]}
      {...more}
    />
  )
  const { account, amount, days, EN, TY, why } = typed
  const isWhole = [account, amount, EN, TY, why].every((text) => text.trim() !== '')
  return (
    <ConfirmDialog
      action={t('grants.make')}
      close={close}
      confirm={() =>
        call(makeGrant, {
          body: {
            id,
            merchant,
            account: account.trim(),
            amount: amount.trim(),
            title: { EN: EN.trim(), TY: TY.trim() },
            why: why.trim(),
            days: days.trim() === '' ? null : Number(days),
          },
        })
      }
      disabled={!isWhole}
      text={t('grants.ask_make')}
      title={t('grants.make')}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <BrandField choose={choose} merchant={merchant} />
        {field('account')}
        {field('amount', { slotProps: { htmlInput: { inputMode: 'decimal' } } })}
        {field('EN')}
        {field('TY')}
        {field('why', { helperText: t('grants.why_help') })}
        {field('days', {
          helperText: t('grants.days_help'),
          slotProps: { htmlInput: { inputMode: 'numeric' } },
        })}
      </Stack>
    </ConfirmDialog>
  )
}
