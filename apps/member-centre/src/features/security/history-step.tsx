import { LoadFailed, useInfiniteQuery, useLanguage, useSession } from '@site/shared-api'
import { Button, EmptyState, Icon, ListRowFace, ListRows, listRowLook, Skeleton } from '@site/ui'
import { LANGUAGE_TAGS, type Language } from '@site/config'
import { ownMomentText } from '#amounts/moment-text.ts'
import { signInsQuery, type SignInRow } from './security.api.ts'
import styles from './security.module.css'
import { StepFrame } from './step-frame.tsx'
import { useWords } from './words.ts'

/** Sign-ins and failed attempts: when, how and from where (MEM-06). */
export const HistoryStep = () => <StepFrame part="part.history">{() => <SignIns />}</StepFrame>

function SignIns() {
  const say = useWords()
  const signedIn = useSession() !== null
  const { data, fetchNextPage, hasNextPage, isError, isFetchingNextPage, refetch } = useInfiniteQuery({
    ...signInsQuery(),
    enabled: signedIn,
  })
  if (!data)
    return isError ? <LoadFailed retry={() => void refetch()} /> : <Skeleton className={styles.bone} />
  const rows = data.pages.flatMap(({ list }) => list)
  if (rows.length === 0)
    return <EmptyState drawing="history" title={say('history.empty')} text={say('history.empty_text')} />
  return (
    <>
      <ListRows aria-label={say('part.history')}>
        {rows.map((row) => (
          <SignInItem key={row.id} row={row} />
        ))}
      </ListRows>
      {hasNextPage ? (
        <Button variant="secondary" full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say('history.more')}
        </Button>
      ) : null}
    </>
  )
}

function SignInItem({ row }: { readonly row: SignInRow }) {
  const say = useWords()
  const language = useLanguage()
  const { address, at, browser, by, country, ok, system } = row
  const device = [browser, system].filter((part) => part !== null).join(' · ') || say('history.unknown')
  const where = [address, country === null ? null : countryName(country, language)].filter(
    (part) => part !== null,
  )
  return (
    <li {...listRowLook()} data-failed={!ok || undefined}>
      <ListRowFace
        face={<Icon name={ok ? 'check' : 'circle-alert'} size={20} />}
        tone={ok ? 'busy' : 'bad'}
        name={device}
        more={[
          `${ownMomentText(at, language)} · ${where.join(', ')}`,
          [say.find(`by.${by}`) ?? by, ...(ok ? [] : [say('history.failed')])].join(' · '),
        ]}
      />
    </li>
  )
}

const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames([LANGUAGE_TAGS[language]], { type: 'region', fallback: 'code' }).of(code) ?? code
