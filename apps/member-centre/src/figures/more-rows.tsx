import { useMessages } from '@site/shared-api'
import { Button } from '@site/ui'

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
