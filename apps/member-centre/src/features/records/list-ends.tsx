import { Link, useMessages } from '@site/shared-api'
import { Button, buttonLook, EmptyState } from '@site/ui'

interface List {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** The way on to older rows. */
export function MoreRows({ list }: { readonly list: List }) {
  const common = useMessages('common')
  if (!list.hasNextPage) return null
  return (
    <Button variant="secondary" full busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {list.isFetchNextPageError ? common('load_failed') : common('more')}
    </Button>
  )
}

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
