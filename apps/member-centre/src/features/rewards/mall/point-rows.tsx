import {
  formatCount,
  formatDay,
  useInfiniteQuery,
  useLanguage,
  useMessages,
  useSession,
} from '@site/shared-api'
import { Button, EmptyState, Icon, ListRowFace, listRowLook, ListRows } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'
import { pointsQuery } from '../rewards.api.ts'

interface Props {
  readonly timeZone: string
  /** Of play that no line shows yet. */
  readonly today: number
}

/** What points came from and went to. */
export function PointRows({ timeZone, today }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const signedIn = useSession() !== null
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...pointsQuery(),
    enabled: signedIn,
  })
  const signed = (amount: number): string =>
    `${amount > 0 ? '+' : '−'}${formatCount(Math.abs(amount), language)}`
  const written = data?.pages.flatMap(({ list }) => list) ?? []
  const rows = [
    ...(today === 0 ? [] : [{ key: 'today', name: t('mall.line.today'), more: '', amount: today }]),
    ...written.map(({ amount, at, day, kind, lineId, name }) => ({
      key: lineId,
      name: name ?? t('mall.line.play'),
      more: [
        kind === 'play' ? '' : t(`mall.line.${kind}`),
        day === null ? momentText(at, language, timeZone) : formatDay(day),
      ]
        .filter((text) => text !== '')
        .join(' · '),
      amount,
    })),
  ]
  if (data && rows.length === 0)
    return <EmptyState drawing="gem" title={t('mall.no_lines')} text={t('mall.no_lines_text')} />
  return (
    <>
      <ListRows aria-label={t('mall.view.points')}>
        {rows.map(({ amount, key, more, name }) => (
          <li key={key} {...listRowLook()}>
            <ListRowFace
              face={<Icon name={amount > 0 ? 'gem' : 'gift'} size={20} />}
              tone={amount > 0 ? 'busy' : 'plain'}
              name={name}
              more={more}
              end={<strong>{signed(amount)}</strong>}
            />
          </li>
        ))}
      </ListRows>
      {hasNextPage ? (
        <Button variant="secondary" full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('deposit.more')}
        </Button>
      ) : null}
    </>
  )
}
