import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { approveRequest, rejectRequest, type ApprovalRequest } from '@site/shared-api/contract/approval'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { WhyDialog } from '#confirm/why-dialog.tsx'
import { Differences } from '#difference/differences.tsx'
import { useApprovalTitle } from '#features/approvals/approval-title.ts'
import { useWhen } from '#when/when.ts'

interface Props {
  readonly request: ApprovalRequest
  readonly isMine: boolean
  changed(): void
  close(): void
}

/** One request: who wants what changed, field by field; the reader approves it, rejects it, or reads why they cannot. */
export function ApprovalDialog({ changed, close, isMine, request }: Props) {
  const t = useTranslate()
  const when = useWhen()
  const notify = useNotify()
  const titleOf = useApprovalTitle()
  const [step, setStep] = useState<'read' | 'approve' | 'reject'>('read')
  const { amount, blocked, changes, currency, expiresAt, id, requestedAt, requestedBy, state, why } = request
  const title = titleOf(request)
  const done = (key: string): void => {
    notify(t(`approvals.done.${key}`), { type: 'success' })
    changed()
    close()
  }
  const rejects = t(isMine ? 'approvals.withdraw' : 'approvals.reject')
  if (step === 'approve')
    return (
      <ConfirmDialog
        action={t('approvals.approve')}
        close={() => setStep('read')}
        confirm={() => call(approveRequest, { params: { id } }).then(() => done('approved'))}
        stays
        text={t('approvals.confirm', { title, by: requestedBy })}
        title={t('approvals.approve')}
      />
    )
  if (step === 'reject')
    return (
      <WhyDialog
        action={rejects}
        close={() => setStep('read')}
        confirm={(reason) =>
          call(rejectRequest, { params: { id }, body: { why: reason } }).then(() => done('rejected'))
        }
        text={t('approvals.confirm_reject', { title })}
      />
    )
  return (
    <Dialog aria-labelledby="approval" maxWidth="md" onClose={close} open>
      <DialogTitle id="approval">{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1 }}>
          <Typography color="textSecondary" variant="body2">
            {t('approvals.requested', { by: requestedBy, at: when(requestedAt) })}
            {state === 'pending' && ` ${t('approvals.until', { at: when(expiresAt) })}`}
          </Typography>
          {amount !== null && <Typography variant="h6">{`${amount} ${currency ?? ''}`}</Typography>}
          {changes && <Differences after={changes.after} before={changes.before} />}
          {why !== null && <Typography>{t(`approvals.why.${why}`, { _: why })}</Typography>}
          {blocked !== null && blocked !== 'closed' && (
            <Typography color="textSecondary">{t(`approvals.blocked.${blocked}`)}</Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t('ra.action.close')}
        </Button>
        {state === 'pending' && (isMine || blocked !== 'right') && (
          <Button color="error" onClick={() => setStep('reject')}>
            {rejects}
          </Button>
        )}
        {blocked === null && (
          <Button onClick={() => setStep('approve')} variant="contained">
            {t('approvals.approve')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
