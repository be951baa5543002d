import { Stack, Typography } from '@mui/material'
import { changeTeam } from '@site/shared-api/contract/team'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { CredentialRow } from '#features/teams/credential-row.tsx'
import { useRefreshTeams, type Team } from '#features/teams/use-teams.ts'
import { useWhen } from '#when/when.ts'

interface Props {
  readonly team: Team
  readonly mayChange: boolean
}

/** The public keys that a team signs with, by their fingerprints. */
export function TeamKeys({ team: { name, keys }, mayChange }: Props) {
  const t = useTranslate()
  const when = useWhen()
  const refresh = useRefreshTeams()
  const [ending, setEnding] = useState<string>()
  const heading = useId()
  return (
    <div>
      <Typography id={heading} variant="h3">
        {t('teams.keys')}
      </Typography>
      {keys.length === 0 && <Typography color="textSecondary">{t('teams.no_key')}</Typography>}
      <Stack aria-labelledby={heading} component="ul" sx={{ gap: 0.5, m: 0, p: 0 }}>
        {keys.map(({ fingerprint, addedAt }) => (
          <CredentialRow
            key={fingerprint}
            about={t('teams.key_of', { when: when(addedAt) })}
            end={
              mayChange
                ? {
                    text: t('teams.do.end_key'),
                    label: `${t('teams.do.end_key')}: ${fingerprint}`,
                    go: () => setEnding(fingerprint),
                  }
                : undefined
            }
          >
            <code>{fingerprint}</code>
          </CredentialRow>
        ))}
      </Stack>
      {ending !== undefined && (
        <ConfirmDialog
          action={t('teams.do.end_key')}
          close={() => setEnding(undefined)}
          confirm={async () => {
            await call(changeTeam, { params: { name }, body: { endKey: ending } })
            await refresh()
          }}
          danger
          text={t(keys.length === 1 ? 'teams.ask.end_last_key' : 'teams.ask.end_key', { name })}
          title={t('teams.do.end_key')}
        />
      )}
    </div>
  )
}
