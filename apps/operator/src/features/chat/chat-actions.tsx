import { Button, TextField } from '@mui/material'
import { assignChat, closeChat, type ChatSummary } from '@site/shared-api/contract/operator-chat'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { useSession } from '#session/use-session.ts'

interface Props {
  readonly chat: ChatSummary
  changed(chat: ChatSummary): void
}

type ChatAction = 'take' | 'release' | 'hand' | 'close'

/** Who has a conversation, and how it ends. */
export function ChatActions({ chat, changed }: Props) {
  const t = useTranslate()
  const name = useSession()?.name ?? ''
  const [pending, setPending] = useState<ChatAction>()
  const [note, setNote] = useState('')
  const [to, setTo] = useState('')
  const { id, operator, status } = chat
  const close = (): void => setPending(undefined)
  const assign = async (next: string | null): Promise<void> => {
    const answer = await call(assignChat, { params: { id }, body: { operator: next, seen: operator } })
    changed(answer.chat)
  }
  const isMine = operator === name
  return (
    <>
      {!isMine && (
        <Button
          onClick={() =>
            operator === null ? void assign(name).catch(() => setPending('take')) : setPending('take')
          }
          variant="contained"
        >
          {t(operator === null ? 'chat.take' : 'chat.take_over')}
        </Button>
      )}
      {isMine && (
        <>
          <Button onClick={() => setPending('hand')}>{t('chat.hand')}</Button>
          <Button onClick={() => setPending('release')}>{t('chat.release')}</Button>
        </>
      )}
      {status !== 'closed' && (
        <Button onClick={() => (setNote(chat.note ?? ''), setPending('close'))} variant="outlined">
          {t('chat.close')}
        </Button>
      )}
      {pending === 'take' && (
        <ConfirmDialog
          action={t('chat.take_over')}
          close={close}
          confirm={() => assign(name)}
          text={t('chat.take_over_text', { name: operator ?? '' })}
          title={t('chat.take_over')}
        />
      )}
      {pending === 'release' && (
        <ConfirmDialog
          action={t('chat.release')}
          close={close}
          confirm={() => assign(null)}
          text={t('chat.about')}
          title={t('chat.release')}
        />
      )}
      {pending === 'hand' && (
        <ConfirmDialog
          action={t('chat.hand')}
          close={close}
          confirm={() => assign(to.trim())}
          disabled={to.trim() === ''}
          text={t('chat.hand_to')}
          title={t('chat.hand')}
        >
          <TextField label={t('chat.hand_to')} onChange={({ target }) => setTo(target.value)} value={to} />
        </ConfirmDialog>
      )}
      {pending === 'close' && (
        <ConfirmDialog
          action={t('chat.confirm_close')}
          close={close}
          confirm={async () => changed((await call(closeChat, { params: { id }, body: { note } })).chat)}
          text={t('chat.close_text')}
          title={t('chat.confirm_close')}
        >
          <TextField
            label={t('chat.note')}
            multiline
            onChange={({ target }) => setNote(target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            value={note}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
