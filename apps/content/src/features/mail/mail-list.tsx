import { LoadFailed, useInfiniteQuery, useMessages } from '@site/shared-api'
import { Button, EmptyState } from '@site/ui'
import { useEffect, useState } from 'react'
import { mailsQuery } from './mail.api.ts'
import { MailBar } from './mail-bar.tsx'
import styles from './mail-list.module.css'
import { MailRow } from './mail-row.tsx'
import { MailSkeleton } from './mail-skeleton.tsx'
import { followInbox } from './mailbox.ts'
import type { Mailbox } from './use-mailbox.ts'

/** Own messages, the newest first: read one, read all, delete several (CON-07). */
export function MailList({ busy, remove, readAll }: Mailbox) {
  const t = useMessages('content')
  const common = useMessages('common')
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(mailsQuery())
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  useEffect(followInbox, [])
  if (data === undefined) return isError ? <LoadFailed retry={() => void refetch()} /> : <MailSkeleton />
  const rows = data.pages.flatMap(({ list }) => list)
  if (rows.length === 0 && !hasNextPage)
    return <EmptyState drawing="mail" title={t('mail.none')} text={t('mail.none_text')} />
  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <>
      <MailBar
        listed={rows.filter(({ read }) => !read).length}
        choosing={chosen !== undefined}
        busy={busy}
        onChoosing={(choosing) => setChosen(choosing ? new Set() : undefined)}
        onReadAll={readAll}
      />
      <ul className={styles.list}>
        {rows.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            chosen={chosen?.has(mail.id)}
            onChoose={(isChosen) => choose(mail.id, isChosen)}
          />
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          variant="secondary"
          full
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className={styles.more}
        >
          {common('more')}
        </Button>
      ) : null}
      {chosen ? (
        <div className={styles.doing} role="group" aria-label={t('mail.choose')}>
          <Button
            variant="secondary"
            full
            onClick={() => setChosen(new Set(chosen.size < rows.length ? rows.map(({ id }) => id) : []))}
          >
            {chosen.size < rows.length ? t('mail.choose_all') : t('mail.choose_none')}
          </Button>
          <Button
            variant="danger"
            full
            busy={busy}
            disabled={chosen.size === 0}
            onClick={() => {
              remove([...chosen])
              setChosen(undefined)
            }}
          >
            {t('mail.delete_count', { count: chosen.size })}
          </Button>
        </div>
      ) : null}
    </>
  )
}
