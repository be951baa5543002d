import { LoadFailed, useQuery } from '@site/shared-api'
import { useLocation } from 'react-router-dom'
import {
  chosenBy,
  HelpGone,
  helpQuery,
  HelpSearch,
  HelpSkeleton,
  HelpTabs,
  HelpTopic,
  NoHelp,
} from '#features/help/index.ts'

/** `/m/help`: the help centre, terms and privacy among its topics (CON-06). */
export default function HelpScreen() {
  const { search } = useLocation()
  const { data, isError, refetch } = useQuery(helpQuery())
  const chosen = data && chosenBy(data.list, search)
  const state = isError ? 'failed' : data === undefined ? 'loading' : chosen ? 'ready' : 'empty'
  return (
    <div data-screen="help" data-state={state}>
      {state === 'failed' ? <LoadFailed retry={() => void refetch()} /> : null}
      {state === 'loading' ? <HelpSkeleton /> : null}
      {state === 'empty' ? <NoHelp /> : null}
      {data && chosen ? (
        <HelpSearch topics={data.list}>
          <HelpTabs topics={data.list} chosen={chosen.topic} />
          {chosen.status === 'found' ? (
            <HelpTopic
              key={`${chosen.topic.tag} ${chosen.item?.tag ?? ''}`}
              topic={chosen.topic}
              unfolded={chosen.item}
            />
          ) : (
            <HelpGone topic={chosen.topic} />
          )}
        </HelpSearch>
      ) : null}
    </div>
  )
}
