import { Link, useMessages } from '@site/shared-api'
import { buttonLook, EmptyState } from '@site/ui'
import { helpAddress } from './chosen.ts'
import { AskService } from './ask-service.tsx'
import type { HelpTopic } from './help.api.ts'

/** A page of help that is not there any more: says so, with the way on to the topic it was in, or to all of help. */
export function HelpGone({ topic }: { readonly topic: HelpTopic | undefined }) {
  const t = useMessages('content')
  return (
    <EmptyState
      drawing="info"
      title={t('help.gone')}
      text={t('help.gone_text')}
      action={
        <Link to={topic ? helpAddress(topic.tag) : '/m/help'} replace {...buttonLook()}>
          {topic ? topic.title : t('help.all')}
        </Link>
      }
    />
  )
}

/** A brand that has written no help yet. */
export function NoHelp() {
  const t = useMessages('content')
  return (
    <EmptyState drawing="info" title={t('help.none')} text={t('help.none_text')} action={<AskService />} />
  )
}
