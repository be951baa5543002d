import { Link, useMessages } from '@site/shared-api'
import { buttonLook, EmptyState } from '@site/ui'

/** There is nothing within the days and filters, and where one may go from here. */
export function NothingHere({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useMessages('member-centre')
  return (
    <EmptyState
      drawing="receipt-text"
      title={title}
      text={text}
      action={
        <Link to="/m/home" {...buttonLook({ variant: 'secondary' })}>
          {t('deposit.play')}
        </Link>
      }
    />
  )
}
