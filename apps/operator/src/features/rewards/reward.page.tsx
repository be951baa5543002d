import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { approveReward, readReward, type ReadReward } from '@site/shared-api/contract/promotion'
import { useCallback, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { call } from '#client/call.ts'
import { ApproveReward } from '#features/rewards/approve-reward.tsx'
import { RefuseReward } from '#features/rewards/refuse-reward.tsx'
import { RewardFacts } from '#features/rewards/reward-facts.tsx'
import { ShownPictures } from '#facts/shown-pictures.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useMay } from '#session/rights.ts'

type RewardAction = 'approve' | 'refuse'

/** One application: what the member said and showed, who the member is, and the decision. */
export default function RewardPage() {
  const t = useTranslate()
  const may = useMay()
  const problemText = useProblemText()
  const { id = '' } = useParams()
  const [reward, setReward] = useState<ReadReward>()
  const [problem, setProblem] = useState<unknown>()
  const [pending, setPending] = useState<RewardAction>()
  const read = useCallback(
    () =>
      call(readReward, { params: { id } }).then(
        (found) => {
          setReward(found)
          setProblem(undefined)
        },
        (error: unknown) => setProblem(error),
      ),
    [id],
  )
  useEffect(() => void read(), [read])
  const close = (): void => {
    setPending(undefined)
    // The second operator sees what the first has done.
    void read()
  }
  if (reward === undefined)
    return problem === undefined ? (
      <Waiting />
    ) : (
      <>
        <PageHead title={t('rewards.one')} />
        <Alert severity="error">{problemText(problem)}</Alert>
      </>
    )
  const decides = may(approveReward)
  return (
    <>
      <PageHead title={t('rewards.one')} about={t(`rewards.state.${reward.state}`)}>
        {decides && reward.state === 'applied' && (
          <Button color="error" onClick={() => setPending('refuse')} variant="outlined">
            {t('rewards.refuse')}
          </Button>
        )}
        {decides && (reward.state === 'applied' || reward.state === 'approved') && (
          <Button onClick={() => setPending('approve')} variant="contained">
            {t(reward.state === 'applied' ? 'rewards.approve' : 'rewards.pay')}
          </Button>
        )}
      </PageHead>
      <Stack sx={{ gap: 2 }}>
        <RewardFacts reward={reward} />
        <Card>
          <CardContent>
            <Typography component="h2" gutterBottom variant="h6">
              {t('rewards.said')}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              {reward.remarks === '' ? t('rewards.no_remarks') : reward.remarks}
            </Typography>
            <ShownPictures pictures={reward.shown} />
          </CardContent>
        </Card>
      </Stack>
      {pending === 'approve' && <ApproveReward close={close} reward={reward} />}
      {pending === 'refuse' && <RefuseReward close={close} reward={reward} />}
    </>
  )
}
