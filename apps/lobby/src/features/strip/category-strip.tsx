import { Link, useMessages } from '@site/shared-api'
import { Icon } from '@site/ui'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { pathIcon } from '#games/categories.ts'
import styles from './category-strip.module.css'
import type { StripTab } from './strip-tabs.ts'

interface Props {
  readonly tabs: readonly StripTab[]
  /** Key of the category that is shown; home shows HOT (LOB-06). */
  readonly current: string | undefined
  /** True where the current tab's route is the page itself. */
  readonly here: boolean
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const to = STEPS[event.key]?.(
    links.findIndex((link) => link === document.activeElement),
    links.length - 1,
  )
  if (to === undefined) return
  event.preventDefault()
  links[to]?.focus()
}

/** The sticky row of categories, icon over label; one stop for the Tab key, arrow keys inside (LOB-06). */
export function CategoryStrip({ tabs, current, here }: Props) {
  const t = useMessages('lobby')
  const list = useRef<HTMLUListElement>(null)
  const known = tabs.some(({ key }) => key === current)
  useLayoutEffect(() => {
    const row = list.current
    const chosen = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
  }, [current, known])
  const stop = known ? current : tabs[0]?.key
  return (
    <nav className={styles.strip} aria-label={t('categories')}>
      <ul ref={list} className={styles.row} onKeyDown={walk}>
        {tabs.map(({ key, path }) => (
          <li key={key} className={styles.place}>
            <Link
              to={path}
              className={styles.tab}
              tabIndex={key === stop ? 0 : -1}
              aria-current={key === current ? (here ? 'page' : 'true') : undefined}
            >
              <span className={styles.face}>
                <Icon name={pathIcon(path)} size={20} />
              </span>
              <span className={styles.label}>{t(`category.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
