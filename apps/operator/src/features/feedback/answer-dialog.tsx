import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { answerFeedback, closeFeedback, openFeedback } from '@site/shared-api/contract/feedback'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { SenderFacts } from '#features/feedback/sender-facts.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'

const LONGEST = 2_000

interface Props {
  readonly id: string
  close(): void
}

/** One feedback with its member: answered, or closed where there is nothing to say. */
export function AnswerDialog({ id, close }: Props) {
  const t = useTranslate()
  const problemText = useProblemText()
  const heading = useId()
  const [answer, setAnswer] = useState('')
  const [problem, setProblem] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['feedback', id],
    queryFn: ({ signal }) => call(openFeedback, { params: { id } }, { signal }),
  })
  const go = (work: () => Promise<unknown>): void => {
    setBusy(true)
    setProblem(undefined)
    work()
      .then(close, setProblem)
      .finally(() => setBusy(false))
  }
  const failed: unknown = problem ?? error
  const isOpen = data?.state === 'waiting'
  return (
    <Dialog aria-labelledby={heading} fullWidth maxWidth="sm" open onClose={isBusy ? undefined : close}>
      <DialogTitle id={heading}>
        {data ? `${data.account} · ${t(`feedback.category.${data.category}`)}` : t('feedback.one')}
      </DialogTitle>
      <DialogContent>
        {failed ? <Alert severity="error">{problemText(failed)}</Alert> : null}
        {!data && !error && <Waiting />}
        {data && (
          <>
            <SenderFacts feedback={data} />
            <Box sx={{ bgcolor: 'action.hover', borderRadius: 2, my: 2, overflowWrap: 'anywhere', p: 2 }}>
              <Typography sx={{ whiteSpace: 'pre-line' }}>{data.content}</Typography>
            </Box>
            {isOpen ? (
              <TextField
                fullWidth
                helperText={t('feedback.answer_help')}
                label={t('feedback.answer')}
                minRows={4}
                multiline
                onChange={({ target }) => setAnswer(target.value)}
                slotProps={{ htmlInput: { maxLength: LONGEST } }}
                value={answer}
              />
            ) : (
              <Typography sx={{ whiteSpace: 'pre-line' }}>
                {data.answer ?? t('feedback.no_answer')}
              </Typography>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} onClick={close}>
          {t('ra.action.cancel')}
        </Button>
        {isOpen && (
          <>
            <Button disabled={isBusy} onClick={() => go(() => call(closeFeedback, { params: { id } }))}>
              {t('feedback.close')}
            </Button>
            <Button
              disabled={answer.trim() === ''}
              loading={isBusy}
              onClick={() => go(() => call(answerFeedback, { params: { id }, body: { answer } }))}
              variant="contained"
            >
              {t('feedback.send_answer')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}
