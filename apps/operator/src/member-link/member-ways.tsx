import { Button, Stack } from '@mui/material'
import { readConsoleAgent } from '@site/shared-api/contract/agent-console'
import { listConsoleContracts } from '@site/shared-api/contract/agent-contract-console'
import { listConsoleLinks } from '@site/shared-api/contract/agent-link-console'
import { listAgentPays } from '@site/shared-api/contract/agent-pay-console'
import { listFraudSignals } from '@site/shared-api/contract/agent-signal-console'
import { listConsoleTransfers } from '@site/shared-api/contract/agent-transfer-console'
import { listConsoleDeposits } from '@site/shared-api/contract/deposit-console'
import { readMember } from '@site/shared-api/contract/operator-member'
import { readCareMember, readIdentityCase } from '@site/shared-api/contract/play-console'
import { listConsoleCards, listConsoleWithdrawals } from '@site/shared-api/contract/withdraw-console'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '#session/rights.ts'

/** Pages about one member. */
const PAGES = [
  ['members', readMember],
  ['care', readCareMember],
  ['identity', readIdentityCase],
  ['agents', readConsoleAgent],
] as const
/** Lists of what is theirs. */
const LISTS = [
  ['deposits', listConsoleDeposits],
  ['withdrawals', listConsoleWithdrawals],
  ['cards', listConsoleCards],
] as const
/** Lists of what is theirs as an agent. */
const AGENT_LISTS = [
  ['agent-contracts', listConsoleContracts],
  ['agent-pays', listAgentPays],
  ['agent-links', listConsoleLinks],
  ['agent-transfers', listConsoleTransfers],
  ['agent-signals', listFraudSignals],
] as const

interface Props {
  readonly merchant: string
  readonly account: string
  /** The page that this is. */
  readonly at: (typeof PAGES)[number][0]
}

/** The ways from one page about a member to the others that the role may see. */
export function MemberWays({ account, at, merchant }: Props) {
  const t = useTranslate()
  const may = useMay()
  const name = encodeURIComponent(`${merchant}:${account}`)
  const filter = encodeURIComponent(JSON.stringify({ merchant, account }))
  const lists = at === 'agents' ? AGENT_LISTS : LISTS
  const ways = [
    ...PAGES.filter(([page, needs]) => page !== at && may(needs)).map(
      ([page]) => [page, `/${page}/${name}`] as const,
    ),
    ...lists.filter(([, needs]) => may(needs)).map(([list]) => [list, `/${list}?filter=${filter}`] as const),
  ]
  return (
    <Stack
      aria-label={t('ways.title', { account })}
      component="nav"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 0.5, mb: 2, ml: -0.5 }}
    >
      {ways.map(([way, path]) => (
        <Button key={way} component={Link} sx={{ minWidth: 0 }} to={path}>
          {t(`ways.${way}`)}
        </Button>
      ))}
    </Stack>
  )
}
