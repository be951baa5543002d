import { LoadFailed, useQuery } from '@site/shared-api'
import { useLocation } from 'react-router-dom'
import { chosenBy, HelpGone, HelpPage, helpQuery, HelpSkeleton, NoHelp } from '#features/help/index.ts'

/** `/m/helpDetail`: a topic, or a question of it, as a page of its own (CON-06). */
export default function HelpDetailScreen() {
  const { search } = useLocation()
  const { data, isError, refetch } = useQuery(helpQuery())
  const chosen = data && chosenBy(data.list, search)
  const state = isError ? 'failed' : data === undefined ? 'loading' : chosen ? 'ready' : 'empty'
  return (
    <div data-screen="helpDetail" data-state={state}>
      {state === 'failed' ? <LoadFailed retry={() => void refetch()} /> : null}
      {state === 'loading' ? <HelpSkeleton /> : null}
      {state === 'empty' ? <NoHelp /> : null}
      {chosen?.status === 'found' ? <HelpPage topic={chosen.topic} item={chosen.item} /> : null}
      {chosen?.status === 'gone' ? <HelpGone topic={chosen.topic} /> : null}
    </div>
  )
}
