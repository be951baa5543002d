import { Alert, Box, Stack, Tab, Tabs } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { isLanguage } from '@site/config'
import { listAdjustments } from '@site/shared-api/contract/adjustment'
import { readMember } from '@site/shared-api/contract/operator-member'
import { securityEvents } from '@site/shared-api/contract/security-event'
import { useLocale, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { call } from '#client/call.ts'
import { MemberActions } from '#features/members/member-actions.tsx'
import { MemberFacts } from '#features/members/member-facts.tsx'
import { AdjustmentsPart } from '#features/members/parts/adjustments-part.tsx'
import { DevicesPart } from '#features/members/parts/devices-part.tsx'
import { LinesPart } from '#features/members/parts/lines-part.tsx'
import { NotesPart } from '#features/members/parts/notes-part.tsx'
import { RoundsPart } from '#features/members/parts/rounds-part.tsx'
import { SignInsPart } from '#features/members/parts/sign-ins-part.tsx'
import { MemberSafetyCard } from '#features/members/member-safety-card.tsx'
import { MemberWays } from '#member-link/member-ways.tsx'
import { useNamed } from '#member-link/use-named.ts'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useMay } from '#session/rights.ts'

const PARTS = ['profile', 'money', 'play', 'devices', 'doors', 'notes'] as const
type Part = (typeof PARTS)[number]

/** One member: who they are, their money, play, devices and sign-ins, and what operators wrote down. Looking is written down. */
export default function MemberPage() {
  const t = useTranslate()
  const may = useMay()
  const problemText = useProblemText()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const { account, merchant } = useNamed()
  const language = isLanguage(locale) ? locale : 'EN'
  const { data, error, refetch } = useQuery({
    queryKey: ['member', merchant, account, language],
    queryFn: ({ signal }) =>
      call(readMember, { params: { merchant, account }, query: { language } }, { signal }),
    // Each asking is a line of the audit.
    refetchOnWindowFocus: false,
  })
  const parts = PARTS.filter((part) => part !== 'doors' || may(securityEvents))
  const shown: Part = parts.find((part) => part === search.get('part')) ?? 'profile'
  const of = { account, language, merchant } as const
  if (!data)
    return (
      <>
        <PageHead title={t('members.one')} />
        {error ? <Alert severity="error">{problemText(error)}</Alert> : <Waiting />}
      </>
    )
  return (
    <>
      <PageHead title={`${t('members.one')} ${data.account}`} about={t('members.looked')}>
        <MemberActions changed={() => void refetch()} member={data} />
      </PageHead>
      <MemberWays account={data.account} at="members" merchant={merchant} />
      <Tabs
        aria-label={t('members.parts')}
        onChange={(_event, part: Part) => setSearch(part === 'profile' ? {} : { part }, { replace: true })}
        scrollButtons="auto"
        sx={{ mb: 2 }}
        value={shown}
        variant="scrollable"
      >
        {parts.map((part) => (
          <Tab
            key={part}
            aria-controls={`part-${part}`}
            id={`tab-${part}`}
            label={t(`members.parts_of.${part}`)}
            value={part}
          />
        ))}
      </Tabs>
      {parts.map((part) => (
        <Box
          key={part}
          aria-labelledby={`tab-${part}`}
          hidden={part !== shown}
          id={`part-${part}`}
          role="tabpanel"
        >
          {part === shown && (
            <Stack sx={{ gap: 2 }}>
              {part === 'profile' && <MemberFacts member={data} />}
              {part === 'profile' && <MemberSafetyCard account={data.account} merchant={data.merchant} />}
              {part === 'money' && (
                <>
                  {may(listAdjustments) && <AdjustmentsPart {...of} />}
                  <LinesPart {...of} />
                </>
              )}
              {part === 'play' && (
                <>
                  <RoundsPart {...of} state="open" />
                  <RoundsPart {...of} state="settled" />
                </>
              )}
              {part === 'devices' && <DevicesPart member={data} />}
              {part === 'doors' && <SignInsPart {...of} />}
              {part === 'notes' && <NotesPart {...of} />}
            </Stack>
          )}
        </Box>
      ))}
    </>
  )
}
