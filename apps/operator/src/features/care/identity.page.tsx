import { Alert, Box, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ValueOf } from '@site/shared-api/contract/call'
import { askIdentity, decideIdentity, readIdentityCase } from '@site/shared-api/contract/play-console'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { Facts } from '#facts/facts.tsx'
import { ShownPictures } from '#facts/shown-pictures.tsx'
import { TextLine } from '#fields/text-line.tsx'
import { MemberWays } from '#member-link/member-ways.tsx'
import { useNamed } from '#member-link/use-named.ts'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useWhen } from '#when/when.ts'

const ACTIONS = ['verify', 'refuse', 'ask'] as const
type IdentityAction = (typeof ACTIONS)[number]
type IdentityCaseDetail = ValueOf<typeof readIdentityCase>

/** The papers of one member, and what an operator makes of them. Looking is written down. */
export default function IdentityPage() {
  const t = useTranslate()
  const when = useWhen()
  const problemText = useProblemText()
  const [action, setAction] = useState<IdentityAction>()
  const [why, setWhy] = useState('')
  const { account, merchant } = useNamed()
  const params = { merchant, account }
  const { data, error, refetch } = useQuery({
    queryKey: ['identity', merchant, account],
    queryFn: ({ signal }) => call(readIdentityCase, { params }, { signal }),
    refetchOnWindowFocus: false,
  })
  if (!data)
    return (
      <>
        <PageHead title={t('care.identity_one')} />
        {error ? <Alert severity="error">{problemText(error)}</Alert> : <Waiting />}
      </>
    )
  const isInReview = data.state === 'review'
  const go = async (): Promise<void> => {
    const text = why.trim()
    await (action === 'ask'
      ? call(askIdentity, { params, body: { why: text } })
      : call(decideIdentity, { params, body: { verified: action === 'verify', why: text } }))
    await refetch()
  }
  return (
    <>
      <PageHead title={`${t('care.identity_one')} ${data.account}`} about={t('members.looked')}>
        {ACTIONS.filter((one) => (one === 'ask' ? !isInReview : isInReview)).map((one) => (
          <Button
            key={one}
            color={one === 'refuse' ? 'error' : 'primary'}
            onClick={() => {
              setWhy('')
              setAction(one)
            }}
            variant="outlined"
          >
            {t(`care.identity_do.${one}`)}
          </Button>
        ))}
      </PageHead>
      <MemberWays account={data.account} at="identity" merchant={merchant} />
      <Stack sx={{ gap: 2 }}>
        {data.provider === 'sandbox' && isInReview && <Alert severity="info">{t('care.sandbox')}</Alert>}
        <Facts
          facts={[
            [t('care.state_label'), t(`care.identity.${data.state}`)],
            [t('members.payee'), data.payeeName ?? '–'],
            [t('care.sent'), data.sentAt === null ? '–' : when(data.sentAt)],
            [
              t('care.decided'),
              data.decidedAt === null
                ? '–'
                : [when(data.decidedAt), data.decidedBy].filter(Boolean).join(' · '),
            ],
            [t('care.why'), data.why ?? '–'],
          ]}
        />
        <Papers papers={data.papers} />
      </Stack>
      {action !== undefined && (
        <ConfirmDialog
          action={t(`care.identity_do.${action}`)}
          close={() => setAction(undefined)}
          confirm={go}
          danger={action === 'refuse'}
          disabled={why.trim() === ''}
          text={t(`care.identity_sure.${action}`, { account: data.account })}
          title={t(`care.identity_do.${action}`)}
        >
          <Stack sx={{ mt: 2 }}>
            <TextLine
              help={t(`care.identity_why.${action}`)}
              label={t('care.why')}
              long
              value={why}
              write={setWhy}
            />
          </Stack>
        </ConfirmDialog>
      )}
    </>
  )
}

/** What was sent, each picture under the paper that it is of. */
function Papers({ papers }: { readonly papers: IdentityCaseDetail['papers'] }) {
  const t = useTranslate()
  const kinds = [...new Set(papers.map(({ document }) => document))]
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h2">
          {t('care.papers', { count: papers.length })}
        </Typography>
        {kinds.length === 0 ? (
          <Typography color="textSecondary">{t('care.no_papers')}</Typography>
        ) : (
          kinds.map((kind) => (
            <Box key={kind} sx={{ mt: 1 }}>
              <Typography component="h3" variant="subtitle2">
                {t(`care.document.${kind}`)}
              </Typography>
              <ShownPictures pictures={papers.filter(({ document }) => document === kind)} />
            </Box>
          ))
        )}
      </CardContent>
    </Card>
  )
}
