import AgentsIcon from '@mui/icons-material/AccountTree'
import ContractsIcon from '@mui/icons-material/Handshake'
import LinksIcon from '@mui/icons-material/AddLink'
import TransfersIcon from '@mui/icons-material/MoveDown'
import PaysIcon from '@mui/icons-material/RequestQuote'
import RunsIcon from '@mui/icons-material/EventRepeat'
import SignalsIcon from '@mui/icons-material/Fingerprint'
import { listAgents, readConsoleAgent } from '@site/shared-api/contract/agent-console'
import { listConsoleContracts } from '@site/shared-api/contract/agent-contract-console'
import { listConsoleLinks } from '@site/shared-api/contract/agent-link-console'
import { listAgentPays, listAgentRuns } from '@site/shared-api/contract/agent-pay-console'
import { listFraudSignals } from '@site/shared-api/contract/agent-signal-console'
import { listConsoleTransfers } from '@site/shared-api/contract/agent-transfer-console'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const AGENTS_PAGES: readonly ConsolePage[] = [
  {
    path: '/agents',
    label: 'agents.title',
    group: 'members',
    Icon: AgentsIcon,
    needs: listAgents,
    Page: lazy(() => import('#features/agents/agents.page.tsx')),
  },
  {
    path: '/agents/:name',
    label: 'agents.one',
    needs: readConsoleAgent,
    Page: lazy(() => import('#features/agents/agent.page.tsx')),
  },
  {
    path: '/agent-contracts',
    label: 'agents.contracts.title',
    group: 'members',
    Icon: ContractsIcon,
    needs: listConsoleContracts,
    Page: lazy(() => import('#features/agents/contracts.page.tsx')),
  },
  {
    path: '/agent-links',
    label: 'agents.invites.title',
    group: 'members',
    Icon: LinksIcon,
    needs: listConsoleLinks,
    Page: lazy(() => import('#features/agents/links.page.tsx')),
  },
  {
    path: '/agent-transfers',
    label: 'agents.transfers.title',
    group: 'money',
    Icon: TransfersIcon,
    needs: listConsoleTransfers,
    Page: lazy(() => import('#features/agents/transfers.page.tsx')),
  },
  {
    path: '/agent-pays',
    label: 'agents.pays.title',
    group: 'money',
    Icon: PaysIcon,
    needs: listAgentPays,
    Page: lazy(() => import('#features/agents/pays.page.tsx')),
  },
  {
    path: '/agent-runs',
    label: 'agents.runs.title',
    group: 'money',
    Icon: RunsIcon,
    needs: listAgentRuns,
    Page: lazy(() => import('#features/agents/runs.page.tsx')),
  },
  {
    path: '/agent-signals',
    label: 'agents.fraud.title',
    group: 'money',
    Icon: SignalsIcon,
    needs: listFraudSignals,
    Page: lazy(() => import('#features/agents/signals.page.tsx')),
  },
]
