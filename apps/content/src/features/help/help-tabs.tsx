import { Link, useMessages } from '@site/shared-api'
import { ChipFace, chipLook } from '@site/ui'
import { useEffect, useRef } from 'react'
import { helpAddress } from './chosen.ts'
import type { HelpTopic } from './help.api.ts'
import styles from './help-tabs.module.css'

interface Props {
  readonly topics: readonly HelpTopic[]
  readonly chosen: HelpTopic | undefined
}

/** The topics by their titles (B2): one page of help takes the place of another, so that back leads out of it. */
export function HelpTabs({ topics, chosen }: Props) {
  const t = useMessages('content')
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.clientWidth) / 2
  }, [chosen?.tag])
  return (
    <nav ref={row} aria-label={t('help.topics')} className={styles.tabs}>
      {topics.map(({ tag, title }) => (
        <Link
          key={tag}
          to={helpAddress(tag)}
          replace
          {...chipLook(tag === chosen?.tag)}
          aria-current={tag === chosen?.tag ? 'page' : undefined}
        >
          <ChipFace>{title}</ChipFace>
        </Link>
      ))}
    </nav>
  )
}
