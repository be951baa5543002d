import { Button, Chip, Link, Stack } from '@mui/material'
import {
  DIFFERENCE_BOOKS,
  DIFFERENCE_STATES,
  endDifference,
  lookForDifferences,
  ownDifference,
  type BookDifference,
  type DifferenceState,
} from '@site/shared-api/contract/difference'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { EndDialog } from '#features/differences/end-dialog.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useMay } from '#session/rights.ts'
import { useSession } from '#session/use-session.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<BookDifference>
const COLOURS: Readonly<Record<DifferenceState, 'default' | 'success' | 'warning'>> = {
  open: 'warning',
  waiting: 'default',
  closed: 'success',
}
const DAYS_MS = 3 * 24 * 60 * 60 * 1000

/** Differences between our books and those of payment companies, for operators to resolve (PLT-09). */
export default function DifferencesPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const notify = useNotify()
  const refresh = useRefresh()
  const problemText = useProblemText()
  const me = useSession()?.name
  const [open, setOpen] = useState<BookDifference>()
  const [isLooking, setLooking] = useState(false)
  const failed = (problem: unknown): void => notify(problemText(problem), { type: 'error' })
  const look = (): void => {
    setLooking(true)
    const now = Date.now()
    const body = { from: new Date(now - DAYS_MS).toISOString(), to: new Date(now).toISOString() }
    call(lookForDifferences, { body })
      .then(({ open: count, silent }) => {
        const text = t('differences.looked', { smart_count: count })
        const away = silent.length === 0 ? '' : ` ${t('rounds.silent', { names: silent.join(', ') })}`
        notify(text + away, { type: silent.length === 0 ? 'success' : 'warning' })
        refresh()
      }, failed)
      .finally(() => setLooking(false))
  }
  const own = (one: BookDifference): void => {
    call(ownDifference, { params: { id: one.id }, body: { own: one.owner !== me } }).then(refresh, failed)
  }
  return (
    <>
      <PageHead title={t('differences.title')} about={t('differences.about')}>
        {may(lookForDifferences) && (
          <Button loading={isLooking} onClick={look} variant="outlined">
            {t('differences.look')}
          </Button>
        )}
      </PageHead>
      <ConsoleList
        filterDefaultValues={{ state: 'open' }}
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={DIFFERENCE_STATES}
            label={t('differences.is')}
            nameOf={(id) => t(`differences.state.${id}`)}
            source="state"
          />,
          <ChoiceFilter
            key="book"
            alwaysOn
            choices={DIFFERENCE_BOOKS}
            label={t('differences.book_label')}
            nameOf={(id) => t(`differences.book.${id}`)}
            source="book"
          />,
        ]}
        resource="differences"
      >
        <ConsoleTable>
          <Column short label={t('differences.at')} render={({ movedAt }) => when(movedAt)} />
          <Column
            label={t('differences.what')}
            render={(one) => (
              <Stack>
                <span>{`${t(`differences.book.${one.book}`)} · ${one.merchant ?? t('differences.no_brand')}`}</span>
                <span>{`${one.provider} ${one.receipt}`}</span>
                {one.orderId !== null && one.merchant !== null && (
                  <Link
                    component={RouterLink}
                    to={`/${one.book === 'deposits' ? 'deposits' : 'withdrawals'}/${one.orderId}`}
                  >
                    {t('differences.order')}
                  </Link>
                )}
              </Stack>
            )}
          />
          <Column label={t('rounds.ours')} render={({ ours }) => ours ?? '–'} />
          <Column label={t('rounds.theirs')} render={({ theirs }) => theirs ?? '–'} />
          <Column
            label={t('differences.is')}
            render={({ decidedBy, ending, state, until, why }) => (
              <Stack sx={{ alignItems: 'start', gap: 0.5 }}>
                <Chip
                  color={COLOURS[state]}
                  label={t(`differences.${ending === null ? 'state' : 'ended'}.${ending ?? state}`)}
                  size="small"
                  variant="outlined"
                />
                {until !== null && state === 'waiting' && <span>{when(until)}</span>}
                {why !== null && <span>{`${why} — ${decidedBy ?? ''}`}</span>}
              </Stack>
            )}
          />
          <Column label={t('differences.owner')} render={({ owner }) => owner ?? '–'} />
          <Column
            bare
            label={t('differences.actions')}
            render={(one) =>
              one.state !== 'closed' && (
                <Stack direction="row">
                  {may(ownDifference) && (one.owner === null || one.owner === me) && (
                    <Button
                      aria-label={`${t(one.owner === me ? 'differences.lay_down' : 'differences.take')} ${one.receipt}`}
                      onClick={() => own(one)}
                    >
                      {t(one.owner === me ? 'differences.lay_down' : 'differences.take')}
                    </Button>
                  )}
                  {may(endDifference) && (
                    <Button
                      aria-label={`${t('differences.end')} ${one.receipt}`}
                      onClick={() => setOpen(one)}
                    >
                      {t('differences.end')}
                    </Button>
                  )}
                </Stack>
              )
            }
          />
        </ConsoleTable>
      </ConsoleList>
      {open && <EndDialog changed={refresh} close={() => setOpen(undefined)} difference={open} />}
    </>
  )
}
