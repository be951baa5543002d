import { Checkbox, FormControlLabel, FormGroup, TextField } from '@mui/material'
import {
  FREEZE_PARTS,
  freezeMember,
  thawMember,
  type FreezePart,
} from '@site/shared-api/contract/member-admin'
import type { ConsoleMemberDetail } from '@site/shared-api/contract/operator-member'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'

interface Props {
  readonly member: ConsoleMemberDetail
  readonly does: 'freeze' | 'thaw'
  changed(): void
  close(): void
}

/** Closes parts of an account, or opens them again, with a reason that is kept. */
export function FreezeDialog({ member, does, changed, close }: Props) {
  const t = useTranslate()
  const frozen = member.freezes.map(({ part }) => part)
  const offered = FREEZE_PARTS.filter((part) => frozen.includes(part) === (does === 'thaw'))
  const [parts, setParts] = useState<readonly FreezePart[]>(offered)
  const [why, setWhy] = useState('')
  const { account, merchant } = member
  const make = does === 'freeze' ? freezeMember : thawMember
  return (
    <ConfirmDialog
      action={t(`members.do.${does}`)}
      close={close}
      confirm={() =>
        call(make, {
          params: { merchant, account },
          body: { parts: [...parts], why: why.trim() },
        }).finally(changed)
      }
      danger={does === 'freeze'}
      disabled={parts.length === 0 || why.trim() === ''}
      text={t(`members.sure.${does}`, { account })}
      title={t(`members.do.${does}`)}
    >
      <FormGroup sx={{ mt: 1 }}>
        {offered.map((part) => (
          <FormControlLabel
            key={part}
            control={
              <Checkbox
                checked={parts.includes(part)}
                onChange={({ target }) =>
                  setParts(target.checked ? [...parts, part] : parts.filter((one) => one !== part))
                }
              />
            }
            label={t(`members.part.${part}`)}
          />
        ))}
      </FormGroup>
      <TextField
        fullWidth
        label={t('members.why')}
        multiline
        onChange={({ target }) => setWhy(target.value)}
        sx={{ mt: 1 }}
        value={why}
      />
    </ConfirmDialog>
  )
}
