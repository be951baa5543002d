import { isFreePlay, navigate, useMessages, useSession } from '@site/shared-api'
import { EmptyState } from '@site/ui'
import { useLocation } from 'react-router-dom'
import { INBOX, MailList, MailPage, MailSkeleton, MailUndo, useMailbox } from '#features/mail/index.ts'

/** `/m/webEmail`: a member's messages; `?id=` opens one (B2, CON-07). */
export default function WebEmailScreen() {
  const common = useMessages('common')
  const { search } = useLocation()
  const session = useSession()
  const mailbox = useMailbox()
  const id = new URLSearchParams(search).get('id')
  const remove = (): void => {
    if (id === null) return
    mailbox.remove([id])
    navigate(INBOX, { replace: true })
  }
  return (
    <div data-screen="webEmail">
      {session === null ? (
        <MailSkeleton />
      ) : isFreePlay(session.type) ? (
        <EmptyState drawing="mail" title={common('trial_refused')} />
      ) : (
        <>
          <MailUndo {...mailbox} />
          {id === null ? (
            <MailList {...mailbox} />
          ) : (
            <MailPage key={id} id={id} busy={mailbox.busy} onDelete={remove} />
          )}
        </>
      )}
    </div>
  )
}
