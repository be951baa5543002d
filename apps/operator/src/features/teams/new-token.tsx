import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { ValueOf } from '@site/shared-api/contract/call'
import { addTeamToken } from '@site/shared-api/contract/team'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { useRefreshTeams } from '#features/teams/use-teams.ts'
import { useWhen } from '#when/when.ts'

const FIRST_DAYS = 90
const MOST_DAYS = 365
const MOST_LABEL = 40

interface Props {
  readonly team: string
  close(): void
}

/** Creates a token with an end, and shows it this once. */
export function NewToken({ team, close }: Props) {
  const t = useTranslate()
  const refresh = useRefreshTeams()
  const [label, setLabel] = useState('builds')
  const [days, setDays] = useState(FIRST_DAYS)
  const [made, setMade] = useState<ValueOf<typeof addTeamToken>>()
  if (made) return <CreatedToken close={close} made={made} team={team} />
  return (
    <ConfirmDialog
      action={t('teams.do.token')}
      close={close}
      confirm={async () => {
        setMade(await call(addTeamToken, { params: { name: team }, body: { label: label.trim(), days } }))
        await refresh()
      }}
      disabled={label.trim() === '' || !Number.isInteger(days) || days < 1 || days > MOST_DAYS}
      stays
      text={t('teams.ask.token', { name: team })}
      title={t('teams.do.token')}
    >
      <TextField
        label={t('teams.label')}
        helperText={t('teams.label_help')}
        onChange={({ target }) => setLabel(target.value)}
        required
        slotProps={{ htmlInput: { maxLength: MOST_LABEL } }}
        sx={{ mt: 2 }}
        value={label}
      />
      <TextField
        label={t('teams.days')}
        helperText={t('teams.days_help', { most: MOST_DAYS })}
        onChange={({ target }) => setDays(Number(target.value))}
        required
        slotProps={{ htmlInput: { max: MOST_DAYS, min: 1, step: 1 } }}
        type="number"
        value={days}
      />
    </ConfirmDialog>
  )
}

interface CreatedTokenProps extends Props {
  readonly made: ValueOf<typeof addTeamToken>
}

/** It closes by its button alone, as the token is not shown again. */
function CreatedToken({ team, made: { token, expiresAt }, close }: CreatedTokenProps) {
  const t = useTranslate()
  const when = useWhen()
  return (
    <Dialog aria-labelledby="token-created" maxWidth="sm" open>
      <DialogTitle id="token-created">{t('teams.told', { name: team })}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('teams.told_once')}
        </Alert>
        <TextField
          helperText={t('teams.until', { when: when(expiresAt) })}
          label={t('teams.token')}
          multiline
          slotProps={{ input: { readOnly: true } }}
          value={token}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void navigator.clipboard.writeText(token)}>{t('preview.copy')}</Button>
        <Button onClick={close} variant="contained">
          {t('operators.handed_over')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
