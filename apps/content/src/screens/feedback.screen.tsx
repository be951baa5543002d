import { isFreePlay, useMessages, useSession } from '@site/shared-api'
import { EmptyState } from '@site/ui'
import { FeedbackPlace, FeedbackSkeleton } from '#features/feedback/index.ts'

/** `/m/feedback`: a member sends feedback and reads the answers (B2, CON-07). */
export default function FeedbackScreen() {
  const common = useMessages('common')
  const session = useSession()
  return (
    <div data-screen="feedback">
      {session === null ? (
        <FeedbackSkeleton />
      ) : isFreePlay(session.type) ? (
        <EmptyState drawing="message-circle" title={common('trial_refused')} />
      ) : (
        <FeedbackPlace />
      )}
    </div>
  )
}
