import { Alert, Button, Card, CardContent, MenuItem, Stack, TextField } from '@mui/material'
import type { Brands } from '@site/shared-api/contract/brand-place'
import type { ValueOf } from '@site/shared-api/contract/call'
import { addOperator, OPERATOR_ROLES, type OperatorRole } from '@site/shared-api/contract/operator'
import { useState, type SyntheticEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { BrandsField } from '#brands/brands-field.tsx'
import { call } from '#client/call.ts'
import { ConsoleError } from '#client/console-error.ts'
import { useDescribe } from '#describe/use-describe.ts'
import { InvitationDialog } from '#features/operators/invitation-dialog.tsx'
import { isRole, ROLES } from '#features/operators/roles.ts'
import { PageHead } from '#layout/page-head.tsx'
import { useProblemText } from '#problems/problem-text.ts'

/** A new account, which the new operator completes by an invitation. */
export default function AddOperatorPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const problemText = useProblemText()
  const [name, setName] = useState('')
  const [role, setRole] = useState<OperatorRole | ''>('')
  const [chosen, setChosen] = useState<Brands>()
  const own = useDescribe()?.operator.brands ?? 'all'
  const brands = chosen ?? own
  const [problem, setProblem] = useState<unknown>()
  const [invited, setInvited] = useState<ValueOf<typeof addOperator>>()
  const [isBusy, setBusy] = useState(false)
  const isOfName = problem instanceof ConsoleError && problem.field === 'name'
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (role === '') return
    setBusy(true)
    setProblem(undefined)
    call(addOperator, { body: { name, role, brands } })
      .then(setInvited, setProblem)
      .finally(() => setBusy(false))
  }
  return (
    <>
      <PageHead title={t('operators.add')} about={t('operators.add_about')} />
      <Card sx={{ maxWidth: 480 }}>
        <CardContent>
          <Stack component="form" onSubmit={submit} sx={{ gap: 1 }}>
            {problem !== undefined && !isOfName && <Alert severity="error">{problemText(problem)}</Alert>}
            <TextField
              error={isOfName}
              helperText={isOfName ? problemText(problem, 'at-field') : t('operators.name_help')}
              label={t('operators.name')}
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
            <TextField
              helperText={
                role === '' ? ' ' : OPERATOR_ROLES[role].map((right) => t(`right.${right}`)).join(' · ')
              }
              label={t('operators.role')}
              onChange={({ target }) => isRole(target.value) && setRole(target.value)}
              required
              select
              value={role}
            >
              {ROLES.map((one) => (
                <MenuItem key={one} value={one}>
                  {t(`role.${one}`)}
                </MenuItem>
              ))}
            </TextField>
            <BrandsField brands={brands} choose={setChosen} />
            <Button loading={isBusy} sx={{ alignSelf: 'flex-start' }} type="submit" variant="contained">
              {t('operators.add')}
            </Button>
          </Stack>
        </CardContent>
      </Card>
      {invited && <InvitationDialog invited={invited} close={() => void navigate('/operators')} />}
    </>
  )
}
