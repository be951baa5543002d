import { ApiError, Link, LoadFailed, useInfiniteQuery, useMessages, useSession } from '@site/shared-api'
import { TEAM_LEVELS } from '@site/shared-api/contract/agent-fields'
import { buttonLook, Chip, ChipRow, EmptyState, TextField, watchSight } from '@site/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MoreRows } from '#figures/more-rows.tsx'
import { teamQuery, type OfAgent } from '../agency.api.ts'
import styles from '../agency.module.css'
import { partAddress, useAgencyAddress } from '../address.ts'
import { SectionSkeleton } from '../section-skeleton.tsx'
import { Path } from './path.tsx'
import { TeamList } from './team-list.tsx'

/** Typing rests for this long before it is looked for. */
const TYPING_MS = 300
/** Another page comes before the end is seen. */
const NEAR_END = '0px 0px 800px 0px'

/** The team by name, level by level, down the tree; or all accounts that begin with what is typed (B7 'downlines'). */
export function Team({ agent }: OfAgent) {
  const t = useMessages('member-centre')
  const signedIn = useSession() !== null
  const { text, change } = useAgencyAddress()
  const [of, search] = [text('of'), text('search')]
  const level = TEAM_LEVELS.find((one) => one === text('level')) ?? 'A'
  const list = useInfiniteQuery({
    ...teamQuery({
      level,
      ...(of === undefined ? {} : { of }),
      ...(search === undefined ? {} : { search }),
    }),
    enabled: signedIn,
  })
  const rows = list.data?.pages.flatMap((page) => page.list)
  const first = list.data?.pages[0]
  const name = t('agency.part.team')
  return (
    <section
      className={styles.section}
      aria-label={name}
      data-state={
        rows === undefined ? (list.isError ? 'failed' : 'loading') : rows.length === 0 ? 'empty' : 'ready'
      }
    >
      <h2 className={styles.title}>{of === undefined ? name : t('agency.team_of', { account: of })}</h2>
      {first === undefined ? null : <Path path={first.path} />}
      <Search
        key={`${of ?? ''} ${level}`}
        search={search ?? ''}
        onSearch={(typed) => change({ search: typed })}
      />
      <ChipRow label={t('agency.level')} className={styles.chips}>
        {TEAM_LEVELS.map((one) => (
          <Chip
            key={one}
            selected={one === level}
            onClick={() => change({ level: one === 'A' ? undefined : one })}
          >
            {t(`agency.level.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      {rows === undefined ? (
        list.isError ? (
          <Failed error={list.error} retry={() => void list.refetch()} />
        ) : (
          <SectionSkeleton />
        )
      ) : rows.length === 0 ? (
        <EmptyState
          drawing="user"
          title={t(search === undefined ? 'agency.team_empty' : 'agency.team_none', { search: search ?? '' })}
          text={t(search === undefined ? 'agency.team_empty_text' : 'agency.team_none_text')}
          {...(search === undefined &&
            of === undefined &&
            agent.rights.includes('change') && {
              action: (
                <Link to={partAddress('links')} {...buttonLook({ variant: 'secondary' })}>
                  {t('agency.part.links')}
                </Link>
              ),
            })}
        />
      ) : (
        <>
          <TeamList
            key={`${of ?? ''} ${level} ${search ?? ''}`}
            label={name}
            rows={rows}
            currency={first?.currency ?? agent.currency}
            more={list.hasNextPage}
          />
          <EndOfTeam list={list} />
        </>
      )}
    </section>
  )
}

function Failed({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const common = useMessages('common')
  // An account of another team, or of none, is not found here.
  if (error instanceof ApiError && error.code === 'member_unknown')
    return <EmptyState drawing="user" title={common('error.member_unknown')} />
  return <LoadFailed retry={retry} />
}

function Search({
  search,
  onSearch,
}: {
  readonly search: string
  readonly onSearch: (typed?: string) => void
}) {
  const t = useMessages('member-centre')
  const [typed, setTyped] = useState(search)
  const look = useEffectEvent((wanted: string) => onSearch(wanted === '' ? undefined : wanted))
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === search) return
    const waiting = setTimeout(() => look(wanted), TYPING_MS)
    return () => clearTimeout(waiting)
  }, [typed, search])
  return (
    <TextField
      type="search"
      icon="search"
      label={t('agency.search')}
      labelHidden
      placeholder={t('agency.search')}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={64}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}

type Pages = Parameters<typeof MoreRows>[0]['list']

/** Further pages come when the end is near, and by a tap. */
function EndOfTeam({ list }: { readonly list: Pages }) {
  const place = useRef<HTMLDivElement>(null)
  const waits = list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError
  const load = useEffectEvent(() => void list.fetchNextPage())
  useEffect(() => {
    if (!waits || place.current === null) return
    return watchSight(place.current, (seen) => seen && load(), NEAR_END)
  }, [waits])
  return (
    <div ref={place}>
      <MoreRows list={list} />
    </div>
  )
}
