import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { PREVIEWED_KINDS, type PreviewedKind } from '@site/shared-api/contract/preview'
import { isMoneyRule, type ManagedKind } from '@site/shared-api/contract/managed-kinds'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { ConsoleError } from '#client/console-error.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { ScheduleDialog } from '#managed/editor/schedule-dialog.tsx'
import type { Editing } from '#managed/editor/use-editing.ts'
import { PreviewButton } from '#previews/preview-button.tsx'
import { ProblemAlert } from '#problems/problem-alert.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useWhen } from '#when/when.ts'

interface Props {
  readonly editing: Editing
}
const isPreviewed = (kind: ManagedKind): kind is PreviewedKind =>
  PREVIEWED_KINDS.some((previewed) => previewed === kind)
type PublishAction = 'publish' | 'schedule' | 'discard' | 'archive'

/** Saving, publishing now or at a time, and the ways back. What fails says why and leaves what was typed. */
export function PublishPanel({ editing }: Props) {
  const t = useTranslate()
  const when = useWhen()
  const notify = useNotify()
  const navigate = useNavigate()
  const problemText = useProblemText()
  const form = useFormContext()
  const { isDirty } = form.formState
  const [pending, setPending] = useState<PublishAction>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const { document } = editing
  const { draft, schedule, kind, live } = document

  /** A field that the platform names is marked. */
  const failed = (error: unknown): void => {
    if (error instanceof ConsoleError && error.code === 'changed_meanwhile') return
    setProblem(error)
    if (error instanceof ConsoleError && error.field !== undefined)
      form.setError(error.field.replace(/^document\./, ''), {
        type: 'server',
        message: problemText(error, 'at-field'),
      })
  }
  const go = (action: () => Promise<unknown>, done: string): void => {
    setBusy(true)
    setProblem(undefined)
    action()
      .then(() => notify(t(`managed.done.${done}`), { type: 'success' }), failed)
      .finally(() => setBusy(false))
  }
  /** In the dialog a conflict closes it, as the next one opens. */
  const withNotice = (action: () => Promise<unknown>, done: string) => async (): Promise<void> => {
    setProblem(undefined)
    try {
      await action()
      notify(t(`managed.done.${done}`), { type: 'success' })
    } catch (error) {
      failed(error)
      if (!(error instanceof ConsoleError && error.code === 'changed_meanwhile')) throw error
    }
  }
  const mine = () => (isDirty ? form.getValues() : undefined)
  const canPublish = isDirty || draft !== null
  return (
    <Card>
      <CardContent>
        <Stack sx={{ gap: 1 }}>
          <Typography variant="h2">{t('managed.publication')}</Typography>
          <Typography color="textSecondary" variant="body2">
            {t(isDirty ? 'managed.unsaved' : draft ? 'managed.drafted' : 'managed.as_live')}
          </Typography>
          {schedule && (
            <Alert
              severity="info"
              action={
                <Button
                  color="inherit"
                  disabled={isBusy}
                  onClick={() => go(editing.unschedule, 'unscheduled')}
                >
                  {t('managed.unschedule')}
                </Button>
              }
            >
              {t('managed.scheduled', { at: when(schedule.publishAt), by: schedule.by })}
            </Alert>
          )}
          {problem !== undefined && <ProblemAlert problem={problem} />}
          <Button
            disabled={!isDirty}
            loading={isBusy}
            onClick={() => go(() => editing.save(form.getValues()), 'saved')}
            variant="outlined"
          >
            {t('managed.save')}
          </Button>
          <Button disabled={!canPublish || isBusy} onClick={() => setPending('publish')} variant="contained">
            {t('managed.publish')}
          </Button>
          <Button disabled={!canPublish || isBusy} onClick={() => setPending('schedule')}>
            {t('managed.schedule')}
          </Button>
          {kind === 'brand' && live !== null && <PreviewButton merchant={document.id} />}
          {isPreviewed(kind) && document.merchant !== null && (
            <PreviewButton merchant={document.merchant} of={{ kind, id: document.id }} />
          )}
          {draft !== null && live !== null && (
            <Button color="inherit" disabled={isBusy} onClick={() => setPending('discard')}>
              {t('managed.discard')}
            </Button>
          )}
          {kind !== 'brand' && kind !== 'jackpot' && kind !== 'lobby' && kind !== 'provider' && (
            <Button color="error" disabled={isBusy} onClick={() => setPending('archive')}>
              {t('managed.archive')}
            </Button>
          )}
        </Stack>
      </CardContent>
      {pending === 'publish' && (
        <ConfirmDialog
          action={t('managed.publish')}
          close={() => setPending(undefined)}
          confirm={withNotice(() => editing.publish(mine()), 'published')}
          text={
            isMoneyRule(kind)
              ? t('approvals.ask_publish')
              : t(document.merchant === null ? 'managed.ask_publish_house' : 'managed.ask_publish', {
                  brand: document.merchant,
                })
          }
          title={t('managed.publish')}
        />
      )}
      {pending === 'schedule' && (
        <ScheduleDialog
          close={() => setPending(undefined)}
          publishAt={(at) => withNotice(() => editing.publish(mine(), at), 'scheduled')()}
        />
      )}
      {pending === 'discard' && (
        <ConfirmDialog
          action={t('managed.discard')}
          close={() => setPending(undefined)}
          confirm={withNotice(editing.discard, 'discarded')}
          danger
          text={t('managed.ask_discard')}
          title={t('managed.discard')}
        />
      )}
      {pending === 'archive' && (
        <ConfirmDialog
          action={t('managed.archive')}
          close={() => setPending(undefined)}
          confirm={async () => {
            await editing.archive()
            form.reset(form.getValues())
            notify(t('managed.done.archived'), { type: 'success' })
            // After the form knows that nothing is unsaved.
            setTimeout(() => void navigate(`/${kind}`))
          }}
          danger
          text={t('managed.ask_archive')}
          title={t('managed.archive')}
        />
      )}
    </Card>
  )
}
