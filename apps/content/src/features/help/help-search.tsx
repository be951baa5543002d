import { Link, useBrand, useLanguage, useMessages, useQuery } from '@site/shared-api'
import { LANGUAGES } from '@site/config'
import { EmptyState, Icon, TextField } from '@site/ui'
import { useState, type ReactNode } from 'react'
import { AskService } from './ask-service.tsx'
import { helpAddress } from './chosen.ts'
import { findHelp } from './find-help.ts'
import { helpIn, type HelpTopic } from './help.api.ts'
import styles from './help-search.module.css'

interface Props {
  readonly topics: readonly HelpTopic[]
  /** Shown below while there is no search. */
  readonly children: ReactNode
}

/** Seeks in every topic, in the words of either language whichever the page is in (CON-06). */
export function HelpSearch({ topics, children }: Props) {
  const t = useMessages('content')
  const [query, setQuery] = useState('')
  const language = useLanguage()
  const { languages } = useBrand()
  const other = LANGUAGES.find((one) => one !== language && languages.includes(one))
  const isSought = query.trim() !== ''
  const { data } = useQuery({ ...helpIn(other ?? language), enabled: isSought && other !== undefined })
  return (
    <>
      <div role="search" className={styles.search}>
        <TextField
          type="search"
          icon="search"
          label={t('help.search')}
          labelHidden
          placeholder={t('help.search')}
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </div>
      {isSought ? (
        <Results topics={topics} others={data?.list ?? []} query={query} leave={() => setQuery('')} />
      ) : (
        children
      )}
    </>
  )
}

interface ResultsProps {
  readonly topics: readonly HelpTopic[]
  readonly others: readonly HelpTopic[]
  readonly query: string
  readonly leave: () => void
}

function Results({ topics, others, query: asked, leave }: ResultsProps) {
  const t = useMessages('content')
  const found = findHelp(topics, others, asked)
  return (
    <section aria-label={t('help.results')} className={styles.results}>
      <p role="status" className={styles.count}>
        {t('help.found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('help.nothing')}
          text={t('help.nothing_text')}
          action={<AskService />}
        />
      ) : (
        <ul className={styles.list}>
          {found.map(({ topic, item }) => (
            <li key={`${topic.tag} ${item?.tag ?? ''}`}>
              <Link to={helpAddress(topic.tag, item?.tag)} className={styles.found} onClick={leave}>
                <span className={styles.words}>
                  <span className={styles.title}>{(item ?? topic).title}</span>
                  {item ? <span className={styles.topic}>{topic.title}</span> : null}
                </span>
                <Icon name="chevron-right" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
