import { Button, Stack, Typography } from '@mui/material'
import { endTeamToken } from '@site/shared-api/contract/team'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { NewToken } from '#features/teams/new-token.tsx'
import { CredentialRow } from '#features/teams/credential-row.tsx'
import { useRefreshTeams, type Team } from '#features/teams/use-teams.ts'
import { useWhen } from '#when/when.ts'

interface Props {
  readonly team: Team
  readonly mayChange: boolean
}

/** Live tokens of a team's builds: what each is for, and until when. */
export function TeamTokens({ team: { name, tokens, closed }, mayChange }: Props) {
  const t = useTranslate()
  const when = useWhen()
  const refresh = useRefreshTeams()
  const [ending, setEnding] = useState<Team['tokens'][number]>()
  const [isMaking, setMaking] = useState(false)
  const heading = useId()
  return (
    <div>
      <Typography id={heading} variant="h3">
        {t('teams.tokens')}
      </Typography>
      {tokens.length === 0 && (
        <Typography color="textSecondary" variant="body2">
          {t('teams.no_token')}
        </Typography>
      )}
      <Stack aria-labelledby={heading} component="ul" sx={{ gap: 0.5, m: 0, p: 0 }}>
        {tokens.map((token) => (
          <CredentialRow
            key={token.id}
            about={t('teams.until', { when: when(token.expiresAt) })}
            end={
              mayChange
                ? {
                    text: t('teams.do.end_token'),
                    label: `${t('teams.do.end_token')}: ${token.label}`,
                    go: () => setEnding(token),
                  }
                : undefined
            }
          >
            {token.label}
          </CredentialRow>
        ))}
      </Stack>
      {mayChange && !closed && (
        <Button onClick={() => setMaking(true)} sx={{ mt: 0.5 }} variant="outlined">
          {t('teams.do.token')}
        </Button>
      )}
      {isMaking && <NewToken close={() => setMaking(false)} team={name} />}
      {ending && (
        <ConfirmDialog
          action={t('teams.do.end_token')}
          close={() => setEnding(undefined)}
          confirm={async () => {
            await call(endTeamToken, { params: { name, id: ending.id } })
            await refresh()
          }}
          danger
          text={t('teams.ask.end_token', { label: ending.label, name })}
          title={t('teams.do.end_token')}
        />
      )}
    </div>
  )
}
