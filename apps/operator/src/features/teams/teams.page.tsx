import AddIcon from '@mui/icons-material/Add'
import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { addTeam } from '@site/shared-api/contract/team'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { TeamCard } from '#features/teams/team-card.tsx'
import { useTeams } from '#features/teams/use-teams.ts'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useMay } from '#session/rights.ts'

/** Who may release which modules: teams with the keys they sign with and the tokens of their builds. */
export default function TeamsPage() {
  const t = useTranslate()
  const may = useMay()
  const problemText = useProblemText()
  const { data, error, refetch } = useTeams()
  return (
    <>
      <PageHead title={t('teams.title')} about={t('teams.about')}>
        {may(addTeam) && (
          <Button component={Link} startIcon={<AddIcon />} to="/teams/new" variant="contained">
            {t('teams.add')}
          </Button>
        )}
      </PageHead>
      <Stack sx={{ gap: 2 }}>
        {error && (
          <Alert action={<Button onClick={() => void refetch()}>{t('page.reload')}</Button>} severity="error">
            {problemText(error)}
          </Alert>
        )}
        {!data && !error && <Waiting />}
        {data?.list.length === 0 && (
          <Card>
            <CardContent>
              <Typography color="textSecondary">{t('teams.none')}</Typography>
            </CardContent>
          </Card>
        )}
        {data?.list.map((team) => (
          <TeamCard key={team.name} team={team} />
        ))}
      </Stack>
    </>
  )
}
