import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  liftCooling,
  readMemberSafety,
  removeSecondFactor,
  type MemberSafety,
} from '@site/shared-api/contract/member-review'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { WhyDialog } from '#confirm/why-dialog.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

interface Props {
  readonly merchant: string
  readonly account: string
}

const ACTIONS = { remove_factor: removeSecondFactor, lift: liftCooling } as const
type SecurityAction = keyof typeof ACTIONS

/** What keeps a member's account safe, and what an operator may do about it; then who came in when (PLT-09). */
export function MemberSafetyCard({ account, merchant }: Props) {
  const t = useTranslate()
  const may = useMay()
  const problemText = useProblemText()
  const queries = useQueryClient()
  const [pending, setPending] = useState<SecurityAction>()
  const params = { merchant, account }
  const queryKey = ['member-safety', merchant, account]
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readMemberSafety, { params }, { signal }),
  })
  return (
    <>
      <Card component="section" aria-labelledby="member-safety">
        <CardContent>
          <Typography id="member-safety" component="h2" variant="h2">
            {t('reviews.safety')}
          </Typography>
          {data ? (
            <Facts safety={data} />
          ) : error ? (
            <Alert severity="error">{problemText(error)}</Alert>
          ) : (
            <Waiting />
          )}
          <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
            {data && (data.app || data.passkeys > 0) && may(removeSecondFactor) && (
              <Button color="error" onClick={() => setPending('remove_factor')} variant="outlined">
                {t('reviews.remove_factor')}
              </Button>
            )}
            {data?.cooling && may(liftCooling) && (
              <Button onClick={() => setPending('lift')} variant="outlined">
                {t('reviews.lift')}
              </Button>
            )}
          </Stack>
        </CardContent>
      </Card>
      {pending && (
        <WhyDialog
          action={t(`reviews.${pending}`)}
          close={() => setPending(undefined)}
          confirm={async (why) => {
            queries.setQueryData(queryKey, await call(ACTIONS[pending], { params, body: { why } }))
          }}
          danger={pending === 'remove_factor'}
          text={t(`reviews.sure_${pending}`, { account })}
        />
      )}
    </>
  )
}

function Facts({ safety }: { readonly safety: MemberSafety }) {
  const t = useTranslate()
  const when = useWhen()
  const set = (isSet: boolean): string => t(isSet ? 'reviews.yes' : 'reviews.no')
  const contact = ({ confirmed, shown }: MemberSafety['email']): string =>
    shown === null ? '–' : `${shown}, ${t(confirmed ? 'reviews.confirmed' : 'reviews.unconfirmed')}`
  const { cooling } = safety
  const facts: [string, string][] = [
    ['app', set(safety.app)],
    ['passkeys', String(safety.passkeys)],
    ['codes', String(safety.recoveryCodes)],
    ['questions', set(safety.questions)],
    ['email', contact(safety.email)],
    ['mobile', contact(safety.mobile)],
    [
      'cooling',
      cooling
        ? t('reviews.until', { until: when(cooling.until), cause: t(`reviews.cause.${cooling.cause}`) })
        : t('reviews.none'),
    ],
    ...safety.reviews
      .filter(({ state }) => state === 'waiting')
      .map(({ kind, wanted }): [string, string] => [
        `kinds.${kind}`,
        `${t('reviews.states.waiting')}: ${wanted}`,
      ]),
  ]
  return (
    <Stack
      component="dl"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'auto 1fr',
        m: 0,
        mt: 2,
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(([name, value]) => [
        <dt key={name}>{t(`reviews.${name}`)}</dt>,
        <dd key={`${name} value`}>{value}</dd>,
      ])}
    </Stack>
  )
}
