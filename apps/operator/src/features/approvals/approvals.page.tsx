import { Button, Chip } from '@mui/material'
import { APPROVAL_STATES, type ApprovalRequest, type ApprovalState } from '@site/shared-api/contract/approval'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { ApprovalBoxes, FIRST_BOX } from '#features/approvals/approval-boxes.tsx'
import { ApprovalDialog } from '#features/approvals/approval-dialog.tsx'
import { useApprovalTitle } from '#features/approvals/approval-title.ts'
import { PageHead } from '#layout/page-head.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useSession } from '#session/use-session.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<ApprovalRequest>
const COLOURS: Readonly<Record<ApprovalState, 'default' | 'error' | 'success' | 'warning'>> = {
  pending: 'warning',
  executing: 'warning',
  approved: 'success',
  rejected: 'error',
  expired: 'default',
}

/** Changes that wait for a second person, what became of one's own requests, and of all (PLT-09). */
export default function ApprovalsPage() {
  const t = useTranslate()
  const when = useWhen()
  const refresh = useRefresh()
  const titleOf = useApprovalTitle()
  const me = useSession()?.name
  const [open, setOpen] = useState<ApprovalRequest>()
  return (
    <>
      <PageHead title={t('approvals.title')} about={t('approvals.about')} />
      <ConsoleList
        filterDefaultValues={{ box: FIRST_BOX }}
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={APPROVAL_STATES}
            label={t('approvals.is')}
            nameOf={(id) => t(`approvals.state.${id}`)}
            source="state"
          />,
        ]}
        resource="approvals"
      >
        <ApprovalBoxes />
        <ConsoleTable>
          <Column short label={t('approvals.at')} render={({ requestedAt }) => when(requestedAt)} />
          <Column label={t('approvals.what')} render={titleOf} />
          <Column
            label={t('approvals.amount')}
            render={({ amount, currency }) => (amount === null ? '' : `${amount} ${currency ?? ''}`)}
          />
          <Column
            label={t('approvals.people')}
            render={({ decidedBy, requestedBy }) => [requestedBy, decidedBy].filter(Boolean).join(' → ')}
          />
          <Column
            label={t('approvals.is')}
            render={({ state }) => (
              <Chip
                color={COLOURS[state]}
                label={t(`approvals.state.${state}`)}
                size="small"
                variant="outlined"
              />
            )}
          />
          <Column
            bare
            label={t('approvals.actions')}
            render={(request) => (
              <Button
                aria-label={`${t('approvals.review')} ${titleOf(request)}`}
                onClick={() => setOpen(request)}
              >
                {t('approvals.review')}
              </Button>
            )}
          />
        </ConsoleTable>
      </ConsoleList>
      {open && (
        <ApprovalDialog
          changed={refresh}
          close={() => setOpen(undefined)}
          isMine={open.requestedBy === me}
          request={open}
        />
      )}
    </>
  )
}
