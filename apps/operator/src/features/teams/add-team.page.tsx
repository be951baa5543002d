import { Alert, Button, Card, CardContent, Stack, TextField } from '@mui/material'
import { addTeam } from '@site/shared-api/contract/team'
import { useState, type SyntheticEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { call } from '#client/call.ts'
import { KeyInput } from '#features/teams/key-input.tsx'
import { ModulesInput } from '#features/teams/modules-input.tsx'
import { useTeamProblem } from '#features/teams/use-team-problem.ts'
import { useRefreshTeams } from '#features/teams/use-teams.ts'
import { PageHead } from '#layout/page-head.tsx'

/** A new team: its name, the modules that are its own, and the public key that it signs them with. */
export default function AddTeamPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const refresh = useRefreshTeams()
  const [name, setName] = useState('')
  const [modules, setModules] = useState<string[]>([])
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const { at, elsewhere } = useTeamProblem(problem)
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    call(addTeam, { body: { name, modules, key } })
      .then(async () => {
        await refresh()
        await navigate('/teams')
      }, setProblem)
      .finally(() => setBusy(false))
  }
  return (
    <>
      <PageHead title={t('teams.add')} about={t('teams.add_about')} />
      <Card sx={{ maxWidth: 560 }}>
        <CardContent>
          <Stack component="form" onSubmit={submit} sx={{ gap: 1 }}>
            {elsewhere !== undefined && <Alert severity="error">{elsewhere}</Alert>}
            <TextField
              error={at('name') !== undefined}
              helperText={at('name') ?? t('teams.name_help')}
              label={t('teams.name')}
              onChange={({ target }) => setName(target.value)}
              required
              slotProps={{
                htmlInput: {
                  autoCapitalize: 'none',
                  maxLength: 32,
                  pattern: '[a-z][a-z0-9.\\-]{1,31}',
                  spellCheck: false,
                },
              }}
              value={name}
            />
            <ModulesInput change={setModules} modules={modules} problem={at('modules')} />
            <KeyInput change={setKey} problem={at('key')} value={key} />
            <Button loading={isBusy} sx={{ alignSelf: 'flex-start' }} type="submit" variant="contained">
              {t('teams.add')}
            </Button>
          </Stack>
        </CardContent>
      </Card>
    </>
  )
}
