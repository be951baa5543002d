import { Button, Chip } from '@mui/material'
import {
  BOOK_CHECK_STATES,
  BOOK_CHECKS,
  runBookCheck,
  type BookCheck,
} from '@site/shared-api/contract/book-check'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { ChecksFound } from '#features/books/checks-found.tsx'
import { RunCheckDialog } from '#features/books/run-check-dialog.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { AgainWhile } from '#lists/again-while.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<BookCheck>
const COLOURS = { running: 'info', agrees: 'success', differs: 'error', failed: 'warning' } as const

/** Whether the books add up: the ledger, and rounds, payments and payouts beside the books of their providers. */
export default function BooksPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const refresh = useRefresh()
  const [isRunOpen, setRunOpen] = useState(false)
  return (
    <>
      <PageHead title={t('books.title')} about={t('books.about')}>
        {may(runBookCheck) && (
          <Button onClick={() => setRunOpen(true)} variant="contained">
            {t('books.run')}
          </Button>
        )}
      </PageHead>
      <ConsoleList
        filters={[
          <ChoiceFilter
            key="kind"
            alwaysOn
            choices={BOOK_CHECKS}
            label={t('books.what')}
            nameOf={(id) => t(`books.kind.${id}`)}
            source="kind"
          />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={BOOK_CHECK_STATES}
            label={t('books.is')}
            nameOf={(id) => t(`books.state.${id}`)}
            source="state"
          />,
        ]}
        resource="book-checks"
      >
        <AgainWhile<BookCheck> isRunning={({ state }) => state === 'running'} />
        <ConsoleTable>
          <Column label={t('books.at')} render={({ at }) => when(at)} />
          <Column
            label={t('books.what')}
            render={({ kind, whole }) => `${t(`books.kind.${kind}`)}${whole ? ` · ${t('books.whole')}` : ''}`}
          />
          <Column
            label={t('books.time')}
            render={({ from, to }) => (from === null || to === null ? '–' : `${when(from)} – ${when(to)}`)}
          />
          <Column
            label={t('books.is')}
            render={({ state }) => (
              <Chip
                color={COLOURS[state]}
                label={t(`books.state.${state}`)}
                size="small"
                variant="outlined"
              />
            )}
          />
          <Column label={t('books.found')} render={(check) => <ChecksFound check={check} />} />
          <Column label={t('books.by')} render={({ by }) => t(`books.who.${by}`, { _: by })} />
        </ConsoleTable>
      </ConsoleList>
      {isRunOpen && <RunCheckDialog close={() => setRunOpen(false)} started={refresh} />}
    </>
  )
}
