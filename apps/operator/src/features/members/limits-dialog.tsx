import { Stack, TextField, Typography } from '@mui/material'
import { setMoneyLimits, type MoneyLimits } from '@site/shared-api/contract/member-admin'
import type { ConsoleMemberDetail } from '@site/shared-api/contract/operator-member'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'

const SIDES = ['deposit', 'withdrawal'] as const
const FIELDS = ['min', 'max', 'mostPerDay'] as const
type Side = (typeof SIDES)[number]
type Typed = Record<Side, Record<(typeof FIELDS)[number], string>>

interface Props {
  readonly member: ConsoleMemberDetail
  changed(): void
  close(): void
}

/** How much, and how often a day, one member may pay in and be paid out; an empty field is as the brand says. */
export function LimitsDialog({ member, changed, close }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState<Typed>(() => typedOf(member.limits?.limits))
  const [why, setWhy] = useState('')
  const { account, currency, merchant } = member
  const set = (side: Side, field: (typeof FIELDS)[number], value: string): void =>
    setTyped({ ...typed, [side]: { ...typed[side], [field]: value } })
  return (
    <ConfirmDialog
      action={t('members.do.limit')}
      close={close}
      confirm={() =>
        call(setMoneyLimits, {
          params: { merchant, account },
          body: {
            limits: { deposit: boundsOf(typed.deposit), withdrawal: boundsOf(typed.withdrawal) },
            why: why.trim(),
          },
        }).finally(changed)
      }
      disabled={why.trim() === ''}
      text={t('members.sure.limit', { account })}
      title={t('members.do.limit')}
    >
      <Stack sx={{ gap: 1.5, mt: 1 }}>
        {SIDES.map((side) => (
          <Stack key={side} aria-labelledby={`limits-${side}`} role="group" sx={{ gap: 1 }}>
            <Typography id={`limits-${side}`} variant="subtitle2">
              {t(`members.limit.${side}`)}
            </Typography>
            {FIELDS.map((field) => (
              <TextField
                key={field}
                fullWidth
                label={`${t(`members.limit.${field}`)}${field === 'mostPerDay' ? '' : ` (${currency})`}`}
                onChange={({ target }) => set(side, field, target.value)}
                slotProps={{ htmlInput: { inputMode: field === 'mostPerDay' ? 'numeric' : 'decimal' } }}
                value={typed[side][field]}
              />
            ))}
          </Stack>
        ))}
        <TextField
          fullWidth
          label={t('members.why')}
          multiline
          onChange={({ target }) => setWhy(target.value)}
          value={why}
        />
      </Stack>
    </ConfirmDialog>
  )
}

function typedOf(limits: MoneyLimits | undefined): Typed {
  const of = (side: Side): Typed[Side] => ({
    min: limits?.[side].min ?? '',
    max: limits?.[side].max ?? '',
    mostPerDay: limits?.[side].mostPerDay?.toString() ?? '',
  })
  return { deposit: of('deposit'), withdrawal: of('withdrawal') }
}

function boundsOf({ max, min, mostPerDay }: Typed[Side]): MoneyLimits['deposit'] {
  const text = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim())
  return {
    min: text(min),
    max: text(max),
    mostPerDay: mostPerDay.trim() === '' ? null : Number(mostPerDay),
  }
}
