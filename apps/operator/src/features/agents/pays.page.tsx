import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { correctAgentPay, type ConsolePay } from '@site/shared-api/contract/agent-pay-console'
import { PAY_KINDS, PAY_STATES } from '@site/shared-api/contract/agent-fields'
import { useState } from 'react'
import { TextInput, useRefresh, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { NamedLink } from '#member-link/named-link.tsx'
import { CorrectDialog } from '#features/agents/correct-dialog.tsx'
import { periodText } from '#features/agents/period.ts'
import { rateText } from '#features/agents/rate-text.ts'
import { PageHead } from '#layout/page-head.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<ConsolePay>
const COLOURS = {
  open: 'info',
  due: 'info',
  paid: 'success',
  held: 'warning',
  refused: 'error',
} as const

/** Paid and outstanding agent payouts, and their corrections (PLT-09). */
export default function PaysPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const refresh = useRefresh()
  const [pay, correct] = useState<ConsolePay>()
  return (
    <>
      <PageHead title={t('agents.pays.title')} about={t('agents.pays.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <ChoiceFilter
            key="kind"
            alwaysOn
            choices={PAY_KINDS}
            label={t('agents.contracts.kind')}
            nameOf={(id) => t(`agents.kind.${id}`)}
            source="kind"
          />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={PAY_STATES}
            label={t('agents.pays.state_label')}
            nameOf={(id) => t(`agents.pays.state.${id}`)}
            source="state"
          />,
          <TextInput key="account" alwaysOn label={t('agents.account')} resettable source="account" />,
          <TextInput key="period" alwaysOn label={t('agents.pays.period')} resettable source="period" />,
        ]}
        resource="agent-pays"
      >
        <ConsoleTable>
          <Column label={t('agents.pays.at')} render={({ at }) => when(at)} />
          <Column
            label={t('agents.account')}
            render={({ account, merchant }) => (
              <NamedLink account={account} merchant={merchant} to="agents" />
            )}
          />
          <Column
            label={t('agents.pays.period')}
            render={({ kind, period }) => (
              <TwoLines first={t(`agents.kind.${kind}`)} second={periodText(period)} />
            )}
          />
          <Column
            label={t('agents.pays.basis')}
            render={({ basis, currency, rate }) => (
              <TwoLines first={`${basis} ${currency}`} second={rate === 0 ? '' : rateText(rate)} />
            )}
          />
          <Column
            label={t('agents.pays.amount')}
            render={({ amount, currency }) => `${amount} ${currency}`}
          />
          <Column label={t('agents.pays.corrected')} render={(row) => <Corrections pay={row} />} />
          <Column
            label={t('agents.pays.state_label')}
            render={({ state }) => (
              <Chip
                color={COLOURS[state]}
                label={t(`agents.pays.state.${state}`)}
                size="small"
                variant="outlined"
              />
            )}
          />
          <Column
            bare
            label={t('agents.contracts.actions')}
            render={(row) =>
              row.state === 'paid' && may(correctAgentPay) ? (
                <Button
                  aria-label={`${t('agents.pays.correct')} ${row.account} ${row.period}`}
                  onClick={() => correct(row)}
                >
                  {t('agents.pays.correct')}
                </Button>
              ) : null
            }
          />
        </ConsoleTable>
      </ConsoleList>
      {pay && <CorrectDialog close={() => (correct(undefined), refresh())} pay={pay} />}
    </>
  )
}

/** Two things of one place, each on a line of its own where there is a table. */
function TwoLines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <Stack
      component="span"
      sx={{ columnGap: 1, display: 'inline-flex', flexFlow: { xs: 'row wrap', sm: 'column' } }}
    >
      <span>{first}</span>
      <Box component="span" sx={{ whiteSpace: { sm: 'nowrap' } }}>
        {second}
      </Box>
    </Stack>
  )
}

/** What corrections came to, and each with who made it and why. */
function Corrections({ pay: { corrected, corrections, currency } }: { readonly pay: ConsolePay }) {
  if (corrections.length === 0) return '–'
  return (
    <Stack>
      <span>{`${corrected} ${currency}`}</span>
      {corrections.map(({ amount, at, by, why }) => (
        <Typography key={at} color="textSecondary" sx={{ overflowWrap: 'anywhere' }} variant="body2">
          {`${amount}: ${why} (${by})`}
        </Typography>
      ))}
    </Stack>
  )
}
