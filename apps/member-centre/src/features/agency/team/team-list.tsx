import { formatCount, Link, useLanguage, useMessages } from '@site/shared-api'
import type { Downline } from '@site/shared-api/contract/agent'
import { Icon } from '@site/ui'
import { useCallback, useRef, type FocusEvent } from 'react'
import { useMoney } from '#figures/use-money.ts'
import { partAddress } from '../address.ts'
import { rateText } from '../rate.ts'
import styles from './team.module.css'
import { useRowWindow } from './use-row-window.ts'

interface Props {
  readonly label: string
  readonly rows: readonly Downline[]
  readonly currency: string
  /** Whether more follow that are not here yet. */
  readonly more: boolean
}

const placeOf = (target: Element): number | undefined => {
  const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset')
  return place == null ? undefined : Number(place) - 1
}

/** People of a team, however many: those near the view stand in the page. Each leads to its own page, and to whom it brought. */
export function TeamList({ label, rows, currency, more }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { row, stretches, setFocused } = useRowWindow(list, rows.length)
  const room = useCallback(
    (count: number) => (place: HTMLLIElement | null) =>
      place?.style.setProperty('--space', `${count * (row ?? 0)}px`),
    [row],
  )
  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={label}
      onFocus={({ target }: FocusEvent) => setFocused(placeOf(target))}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
      }}
    >
      {stretches.flatMap((one) =>
        'space' in one ? (
          <li
            key={`space-${one.at === 0 ? 'first' : one.at}`}
            ref={room(one.space)}
            role="presentation"
            aria-hidden="true"
            className={styles.space}
          />
        ) : (
          rows.slice(one.from, one.to).map((downline, at) => (
            <li
              key={downline.account}
              className={styles.row}
              data-row=""
              data-account={downline.account}
              aria-posinset={one.from + at + 1}
              aria-setsize={more ? -1 : rows.length}
            >
              <Row downline={downline} currency={currency} />
            </li>
          ))
        ),
      )}
    </ul>
  )
}

function Row({ downline, currency }: { readonly downline: Downline; readonly currency: string }) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const money = useMoney(currency)
  const { account, downlines, nickname, rate, status, turnover, type } = downline
  const count = formatCount(downlines, language)
  const more = [
    type === 0 ? t('kind.member') : `${t('kind.agent')} ${rateText(rate)}`,
    nickname,
    status === 'disabled' ? t('agency.disabled') : null,
  ].filter((text) => text !== null)
  return (
    <>
      <Link to={partAddress('member', { member: account })} className={styles.who}>
        <span className={styles.words}>
          <span className={styles.name}>{account}</span>
          <span className={styles.more}>{more.join(' · ')}</span>
        </span>
        <span className={styles.end}>
          <span>{money(turnover)}</span>
          <span className={styles.more}>{t('agency.turnover_30')}</span>
        </span>
      </Link>
      {downlines === 0 ? (
        <span className={styles.down} data-none="" aria-hidden="true">
          –
        </span>
      ) : (
        <Link
          to={partAddress('team', { of: account })}
          className={styles.down}
          aria-label={t('agency.open_team', { account, count })}
        >
          {count}
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
    </>
  )
}
