import { Button, Chip, Stack } from '@mui/material'
import {
  approveGrant,
  GRANT_STATES,
  makeGrant,
  takeBackGrant,
  type ConsoleGrant,
} from '@site/shared-api/contract/reward-console'
import { GRANT_SOURCES } from '@site/shared-api/contract/reward'
import { useState } from 'react'
import { TextInput, useLocale, useRefresh, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { GrantDialog } from '#features/loyalty/grant-dialog.tsx'
import { WhyDialog } from '#confirm/why-dialog.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<ConsoleGrant>
type PendingAction = { readonly does: 'approve' | 'take-back'; readonly grant: ConsoleGrant }

/** Rewards that members may claim or have claimed; operators grant, approve and take back (PLT-09). */
export default function GrantsPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const refresh = useRefresh()
  const language = useLocale() === 'TY' ? 'TY' : 'EN'
  const [isNew, setNew] = useState(false)
  const [pending, setPending] = useState<PendingAction>()
  return (
    <>
      <PageHead title={t('grants.title')} about={t('grants.about')}>
        {may(makeGrant) && (
          <Button onClick={() => setNew(true)} variant="contained">
            {t('grants.make')}
          </Button>
        )}
      </PageHead>
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={GRANT_STATES}
            label={t('grants.is')}
            nameOf={(id) => t(`grants.state.${id}`)}
            source="state"
          />,
          <ChoiceFilter
            key="source"
            alwaysOn
            choices={GRANT_SOURCES}
            label={t('grants.from')}
            nameOf={(id) => t(`grants.source.${id}`)}
            source="source"
          />,
          <TextInput key="account" alwaysOn label={t('grants.account')} resettable source="account" />,
        ]}
        resource="grants"
      >
        <ConsoleTable>
          <Column label={t('grants.at')} render={({ grantedAt }) => when(grantedAt)} />
          <Column
            label={t('grants.account')}
            render={({ account, merchant }) => <MemberLink account={account} merchant={merchant} />}
          />
          <Column
            label={t('grants.what')}
            render={({ title, source }) => `${title[language]} · ${t(`grants.source.${source}`)}`}
          />
          <Column label={t('grants.amount')} render={({ amount, currency }) => `${amount} ${currency}`} />
          <Column
            label={t('grants.is')}
            render={({ state }) => (
              <Chip label={t(`grants.state.${state}`)} size="small" variant="outlined" />
            )}
          />
          <Column
            label={t('grants.by')}
            render={({ approvedBy, grantedBy }) => [grantedBy, approvedBy].filter(Boolean).join(' + ')}
          />
          <Column
            bare
            label={t('grants.actions')}
            render={(grant) => (
              <Stack direction="row">
                {grant.state === 'proposed' && may(approveGrant) && (
                  <Button onClick={() => setPending({ does: 'approve', grant })}>
                    {t('grants.approve')}
                  </Button>
                )}
                {(grant.state === 'proposed' || grant.state === 'open') && may(takeBackGrant) && (
                  <Button color="error" onClick={() => setPending({ does: 'take-back', grant })}>
                    {t('grants.take_back')}
                  </Button>
                )}
              </Stack>
            )}
          />
        </ConsoleTable>
      </ConsoleList>
      {isNew && <GrantDialog close={() => (setNew(false), refresh())} />}
      {pending?.does === 'approve' && (
        <ConfirmDialog
          action={t('grants.approve')}
          close={() => setPending(undefined)}
          confirm={async () => {
            await call(approveGrant, { params: { id: pending.grant.id } })
            refresh()
          }}
          text={t('grants.ask_approve', {
            amount: `${pending.grant.amount} ${pending.grant.currency}`,
            account: pending.grant.account,
          })}
          title={t('grants.approve')}
        >
          {pending.grant.why}
        </ConfirmDialog>
      )}
      {pending?.does === 'take-back' && (
        <WhyDialog
          action={t('grants.take_back')}
          close={() => setPending(undefined)}
          confirm={async (why) => {
            await call(takeBackGrant, { params: { id: pending.grant.id }, body: { why } })
            refresh()
          }}
          text={t('grants.ask_take_back', { account: pending.grant.account })}
        />
      )}
    </>
  )
}
