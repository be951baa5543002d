import { Card, CardContent, Chip, Stack, Typography } from '@mui/material'
import { changeTeam } from '@site/shared-api/contract/team'
import { useTranslate } from 'react-admin'
import { TeamActions } from '#features/teams/team-actions.tsx'
import { TeamKeys } from '#features/teams/team-keys.tsx'
import { TeamTokens } from '#features/teams/team-tokens.tsx'
import type { Team } from '#features/teams/use-teams.ts'
import { useMay } from '#session/rights.ts'

interface Props {
  readonly team: Team
}

/** One team: what it releases, its keys, its live tokens, and what can become of it. */
export function TeamCard({ team }: Props) {
  const t = useTranslate()
  const mayChange = useMay()(changeTeam)
  const { name, modules, closed } = team
  const heading = `team-${name}`
  return (
    <Card aria-labelledby={heading} component="section">
      <CardContent>
        <Stack sx={{ gap: 2 }}>
          <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
            <Typography id={heading} sx={{ mr: 0.5, overflowWrap: 'anywhere' }} variant="h2">
              {name}
            </Typography>
            <Chip
              color={closed ? 'default' : 'success'}
              label={t(closed ? 'teams.closed' : 'teams.open')}
              variant="outlined"
            />
            {modules.map((module) => (
              <Chip key={module} label={module} />
            ))}
          </Stack>
          <TeamKeys mayChange={mayChange} team={team} />
          <TeamTokens mayChange={mayChange} team={team} />
          {mayChange && <TeamActions team={team} />}
        </Stack>
      </CardContent>
    </Card>
  )
}
