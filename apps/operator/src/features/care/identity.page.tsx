import { Alert, Button, Card, CardContent, Stack, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { askIdentity, decideIdentity, readIdentityCase } from '@site/shared-api/contract/play-console'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { ShownPictures } from '#facts/shown-pictures.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useWhen } from '#when/when.ts'

const DEEDS = ['verify', 'refuse', 'ask'] as const
type Deed = (typeof DEEDS)[number]

/** The papers of one member, and what an operator makes of them. Looking is written down. */
export default function IdentityPage() {
  const t = useTranslate()
  const when = useWhen()
  const problemText = useProblemText()
  const { name = '' } = useParams()
  const [deed, setDeed] = useState<Deed>()
  const [why, setWhy] = useState('')
  const [merchant = '', account = ''] = name.split(/:(.*)/s)
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
    await (deed === 'ask'
      ? call(askIdentity, { params, body: { why: text } })
      : call(decideIdentity, { params, body: { verified: deed === 'verify', why: text } }))
    await refetch()
  }
  return (
    <>
      <PageHead title={`${t('care.identity_one')} ${data.account}`} about={t('members.looked')}>
        {DEEDS.filter((one) => (one === 'ask' ? !isInReview : isInReview)).map((one) => (
          <Button
            key={one}
            color={one === 'refuse' ? 'error' : 'primary'}
            onClick={() => {
              setWhy('')
              setDeed(one)
            }}
            variant="outlined"
          >
            {t(`care.identity_do.${one}`)}
          </Button>
        ))}
      </PageHead>
      <Card>
        <CardContent>
          {data.provider === 'sandbox' && <Alert severity="info">{t('care.sandbox')}</Alert>}
          <Stack
            component="dl"
            sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'auto 1fr', m: 0, mt: 2, '& dd': { m: 0 } }}
          >
            <dt>{t('care.state_label')}</dt>
            <dd>{t(`care.identity.${data.state}`)}</dd>
            <dt>{t('members.payee')}</dt>
            <dd>{data.payeeName ?? '–'}</dd>
            <dt>{t('care.sent')}</dt>
            <dd>{data.sentAt === null ? '–' : when(data.sentAt)}</dd>
            <dt>{t('care.decided')}</dt>
            <dd>{data.decidedAt === null ? '–' : `${when(data.decidedAt)} · ${data.decidedBy ?? ''}`}</dd>
            <dt>{t('care.why')}</dt>
            <dd>{data.why ?? '–'}</dd>
          </Stack>
          <ShownPictures pictures={data.papers} />
        </CardContent>
      </Card>
      {deed !== undefined && (
        <ConfirmDialog
          action={t(`care.identity_do.${deed}`)}
          close={() => setDeed(undefined)}
          confirm={go}
          danger={deed === 'refuse'}
          disabled={why.trim() === ''}
          text={t(`care.identity_sure.${deed}`, { account: data.account })}
          title={t(`care.identity_do.${deed}`)}
        >
          <TextField
            fullWidth
            label={t('care.why')}
            multiline
            onChange={({ target }) => setWhy(target.value)}
            sx={{ mt: 2 }}
            value={why}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
