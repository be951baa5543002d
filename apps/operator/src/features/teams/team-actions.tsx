import { Button, Stack } from '@mui/material'
import type { BodyOf } from '@site/shared-api/contract/call'
import { changeTeam } from '@site/shared-api/contract/team'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { KeyInput } from '#features/teams/key-input.tsx'
import { ModulesInput } from '#features/teams/modules-input.tsx'
import { useTeamProblem } from '#features/teams/use-team-problem.ts'
import { useRefreshTeams, type Team } from '#features/teams/use-teams.ts'

interface Props {
  readonly team: Team
}
type TeamAction = 'modules' | 'key' | 'close' | 'reopen'

/** Other modules, a further key, closing and opening: each confirmed first, each in the audit log. */
export function TeamActions({ team: { name, modules, closed } }: Props) {
  const t = useTranslate()
  const refresh = useRefreshTeams()
  const [pending, setPending] = useState<TeamAction>()
  const [wanted, setWanted] = useState<string[]>([...modules])
  const [key, setKey] = useState('')
  const changes: Record<TeamAction, BodyOf<typeof changeTeam>> = {
    modules: { modules: wanted },
    key: { addKey: key },
    close: { closed: true },
    reopen: { closed: false },
  }
  const begin = (what: TeamAction): void => {
    setWanted([...modules])
    setKey('')
    setPending(what)
  }
  const isWhole = pending === 'modules' ? wanted.length > 0 : pending !== 'key' || key.trim() !== ''
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <Button onClick={() => begin('modules')}>{t('teams.do.modules')}</Button>
      <Button onClick={() => begin('key')}>{t('teams.do.key')}</Button>
      <Button color={closed ? 'primary' : 'error'} onClick={() => begin(closed ? 'reopen' : 'close')}>
        {t(closed ? 'teams.do.reopen' : 'teams.do.close')}
      </Button>
      {pending && (
        <ConfirmDialog
          action={t(`teams.do.${pending}`)}
          close={() => setPending(undefined)}
          confirm={async () => {
            await call(changeTeam, { params: { name }, body: changes[pending] })
            await refresh()
          }}
          danger={pending === 'close'}
          disabled={!isWhole}
          explain={(problem) => <TeamProblem problem={problem} />}
          text={t(`teams.ask.${pending}`, { name })}
          title={`${t(`teams.do.${pending}`)}: ${name}`}
        >
          {pending === 'modules' && <ModulesInput change={setWanted} modules={wanted} />}
          {pending === 'key' && <KeyInput change={setKey} value={key} />}
        </ConfirmDialog>
      )}
    </Stack>
  )
}

function TeamProblem({ problem }: { readonly problem: unknown }) {
  const { at, elsewhere } = useTeamProblem(problem)
  return <>{elsewhere ?? at('modules') ?? at('key') ?? at('name')}</>
}
