import { Button, MenuItem, Stack, TextField } from '@mui/material'
import type { Brands } from '@site/shared-api/contract/brand-place'
import type { ValueOf } from '@site/shared-api/contract/call'
import {
  changeOperator,
  OPERATOR_ROLES,
  renewOperator,
  type addOperator,
  type listOperators,
  type OperatorRole,
} from '@site/shared-api/contract/operator'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { BrandsField } from '#brands/brands-field.tsx'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { InvitationDialog } from '#features/operators/invitation-dialog.tsx'
import { isRole, ROLES } from '#features/operators/roles.ts'
import { useSession } from '#session/use-session.ts'

interface Props {
  readonly operator: ValueOf<typeof listOperators>['list'][number]
}
type OperatorAction = 'role' | 'brands' | 'closed' | 'renew'

/** Role, brands, closing and renewing of one account; operators cannot change their own. */
export function OperatorActions({ operator: { brands, name, role, disabled } }: Props) {
  const t = useTranslate()
  const refresh = useRefresh()
  const session = useSession()
  const [pending, setPending] = useState<OperatorAction>()
  const [wanted, setWanted] = useState<OperatorRole>(role)
  const [given, setGiven] = useState<Brands>(brands)
  const [invited, setInvited] = useState<ValueOf<typeof addOperator>>()
  if (session?.name === name) return <>{t('operators.yourself')}</>
  const params = { name }
  const actions = {
    role: () => call(changeOperator, { params, body: { role: wanted } }),
    brands: () => call(changeOperator, { params, body: { brands: given } }),
    closed: () => call(changeOperator, { params, body: { disabled: !disabled } }),
    renew: async () => setInvited(await call(renewOperator, { params })),
  }
  const key = pending === 'closed' && disabled ? 'reopen' : pending
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <Button onClick={() => setPending('role')}>{t('operators.do_role')}</Button>
      <Button onClick={() => setPending('brands')}>{t('operators.do_brands')}</Button>
      <Button onClick={() => setPending('renew')}>{t('operators.do_renew')}</Button>
      <Button color={disabled ? 'primary' : 'error'} onClick={() => setPending('closed')}>
        {t(disabled ? 'operators.do_reopen' : 'operators.do_closed')}
      </Button>
      {pending && (
        <ConfirmDialog
          action={t(`operators.do_${key}`)}
          close={() => setPending(undefined)}
          confirm={() => actions[pending]().then(refresh)}
          danger={pending === 'closed' && !disabled}
          disabled={(pending === 'role' && wanted === role) || (pending === 'brands' && given.length === 0)}
          text={t(`operators.ask_${key}`, { name })}
          title={t(`operators.do_${key}`)}
        >
          {pending === 'brands' && <BrandsField brands={given} choose={setGiven} />}
          {pending === 'role' && (
            <TextField
              label={t('operators.role')}
              onChange={({ target }) => isRole(target.value) && setWanted(target.value)}
              select
              sx={{ mt: 2 }}
              value={wanted}
              helperText={OPERATOR_ROLES[wanted].map((right) => t(`right.${right}`)).join(' · ')}
            >
              {ROLES.map((one) => (
                <MenuItem key={one} value={one}>
                  {t(`role.${one}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
        </ConfirmDialog>
      )}
      {invited && <InvitationDialog invited={invited} close={() => setInvited(undefined)} />}
    </Stack>
  )
}
