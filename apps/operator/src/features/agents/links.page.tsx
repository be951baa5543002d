import { Button, Chip, Stack, Typography } from '@mui/material'
import { endConsoleLink, LINK_STATES, type ConsoleLink } from '@site/shared-api/contract/agent-link-console'
import { useState } from 'react'
import { DateInput, TextInput, useRefresh, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { WhyDialog } from '#confirm/why-dialog.tsx'
import { rateText } from '#features/agents/rate-text.ts'
import { PageHead } from '#layout/page-head.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { NamedLink } from '#member-link/named-link.tsx'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<ConsoleLink>

/** Invite links of agents with what they have brought; operators may end one (PLT-09). */
export default function LinksPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const refresh = useRefresh()
  const [pending, setPending] = useState<ConsoleLink>()
  return (
    <>
      <PageHead title={t('agents.invites.title')} about={t('agents.invites.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={LINK_STATES}
            label={t('agents.invites.state_label')}
            nameOf={(id) => t(`agents.invites.state.${id}`)}
            source="state"
          />,
          <TextInput key="account" alwaysOn label={t('agents.account')} resettable source="account" />,
          <TextInput key="code" alwaysOn label={t('agents.invites.code')} resettable source="code" />,
          <DateInput key="from" alwaysOn label={t('agents.invites.made_from')} source="from" />,
          <DateInput key="until" alwaysOn label={t('agents.invites.made_until')} source="until" />,
        ]}
        resource="agent-links"
      >
        <ConsoleTable>
          <Column short label={t('agents.invites.made')} render={({ createdAt }) => when(createdAt)} />
          <Column
            label={t('agents.account')}
            render={({ account, merchant }) => (
              <NamedLink account={account} merchant={merchant} to="agents" />
            )}
          />
          <Column
            label={t('agents.invites.link')}
            render={({ code, name }) => (
              <>
                {name} · <code>{code}</code>
              </>
            )}
          />
          <Column
            label={t('agents.invites.gives')}
            render={({ rate, type }) =>
              type === 'agent'
                ? t('agents.invites.gives_agent', { rate: rateText(rate) })
                : t('agents.invites.gives_member')
            }
          />
          <Column
            label={t('agents.invites.brought')}
            render={({ clicks, firstDeposits, signUps }) =>
              t('agents.invites.counts', { clicks, firstDeposits, signUps })
            }
          />
          <Column label={t('agents.invites.state_label')} render={(link) => <LinkState link={link} />} />
          <Column
            bare
            label={t('agents.contracts.actions')}
            render={(link) =>
              link.endedAt === null && may(endConsoleLink) ? (
                <Button
                  aria-label={`${t('agents.invites.end')} ${link.code}`}
                  color="error"
                  onClick={() => setPending(link)}
                >
                  {t('agents.invites.end')}
                </Button>
              ) : null
            }
          />
        </ConsoleTable>
      </ConsoleList>
      {pending && (
        <WhyDialog
          action={t('agents.invites.end')}
          close={() => setPending(undefined)}
          confirm={async (why) => {
            await call(endConsoleLink, { params: { id: pending.id }, body: { why } })
            refresh()
          }}
          text={t('agents.invites.end_ask', {
            account: pending.account,
            code: pending.code,
            name: pending.name,
          })}
        />
      )}
    </>
  )
}

/** Whether one may still register by it; else who ended it, when and why. */
function LinkState({ link: { endedAt, endedBy, why } }: { readonly link: ConsoleLink }) {
  const t = useTranslate()
  const when = useWhen()
  const state = endedAt === null ? 'live' : 'ended'
  return (
    <Stack sx={{ alignItems: 'flex-start', display: 'inline-flex', gap: 0.5 }}>
      <Chip
        color={endedAt === null ? 'success' : 'default'}
        label={t(`agents.invites.state.${state}`)}
        size="small"
        variant="outlined"
      />
      {endedAt !== null && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }} variant="body2">
          {endedBy === null
            ? t('agents.invites.by_agent', { at: when(endedAt) })
            : t('agents.invites.by_operator', { by: endedBy, at: when(endedAt), why: why ?? '–' })}
        </Typography>
      )}
    </Stack>
  )
}
