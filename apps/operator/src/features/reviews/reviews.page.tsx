import { Button, Chip, Link, Stack } from '@mui/material'
import {
  approveReview,
  refuseReview,
  REVIEW_KINDS,
  REVIEW_STATES,
  type MemberReview,
} from '@site/shared-api/contract/member-review'
import { useState } from 'react'
import { SelectInput, TextInput, useRefresh, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { WhyDialog } from '#confirm/why-dialog.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<MemberReview>
const ACTIONS = { approve: approveReview, refuse: refuseReview } as const
interface PendingAction {
  readonly review: MemberReview
  readonly action: keyof typeof ACTIONS
}

/** Changes that members ask the house for, and what an operator makes of them (PLT-09). */
export default function ReviewsPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const refresh = useRefresh()
  const [pending, setPending] = useState<PendingAction>()
  const choices = (ids: readonly string[], of: string) =>
    ids.map((id) => ({ id, name: t(`reviews.${of}.${id}`) }))
  return (
    <>
      <PageHead title={t('reviews.title')} about={t('reviews.about')} />
      <ConsoleList
        filterDefaultValues={{ state: 'waiting' }}
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <SelectInput
            key="state"
            alwaysOn
            choices={choices(REVIEW_STATES, 'states')}
            label={t('reviews.state')}
            source="state"
            translateChoice={false}
          />,
          <SelectInput
            key="kind"
            alwaysOn
            choices={choices(REVIEW_KINDS, 'kinds')}
            label={t('reviews.kind')}
            source="kind"
            translateChoice={false}
          />,
          <TextInput key="account" alwaysOn label={t('reviews.account')} resettable source="account" />,
        ]}
        perPage={50}
        resource="reviews"
      >
        <ConsoleTable>
          <Column label={t('reviews.asked')} render={({ askedAt }) => when(askedAt)} />
          <Column
            label={t('reviews.account')}
            render={({ account, merchant }) => (
              <Link component={RouterLink} to={`/members/${encodeURIComponent(`${merchant}:${account}`)}`}>
                {`${merchant} / ${account}`}
              </Link>
            )}
          />
          <Column label={t('reviews.kind')} render={({ kind }) => t(`reviews.kinds.${kind}`)} />
          <Column label={t('reviews.former')} render={({ former }) => former ?? '–'} />
          <Column label={t('reviews.wanted')} render={({ wanted }) => wanted} />
          <Column label={t('reviews.why')} render={({ why }) => why} />
          <Column
            label={t('reviews.state')}
            render={({ state }) => (
              <Chip
                color={state === 'waiting' ? 'warning' : 'default'}
                label={t(`reviews.states.${state}`)}
                size="small"
              />
            )}
          />
          <Column
            bare
            label={t('reviews.actions')}
            render={(review) => {
              if (review.state !== 'waiting')
                return [review.decidedBy, review.decidedWhy].filter(Boolean).join(' · ')
              return (
                <Stack direction="row" sx={{ gap: 1 }}>
                  {may(approveReview) && (
                    <Button onClick={() => setPending({ review, action: 'approve' })}>
                      {t('reviews.approve')}
                    </Button>
                  )}
                  {may(refuseReview) && (
                    <Button color="error" onClick={() => setPending({ review, action: 'refuse' })}>
                      {t('reviews.refuse')}
                    </Button>
                  )}
                </Stack>
              )
            }}
          />
        </ConsoleTable>
      </ConsoleList>
      {pending && (
        <WhyDialog
          action={t(`reviews.${pending.action}`)}
          close={() => (setPending(undefined), refresh())}
          confirm={(why) =>
            call(ACTIONS[pending.action], { params: { id: pending.review.id }, body: { why } })
          }
          danger={pending.action === 'refuse'}
          text={t(`reviews.sure_${pending.action}`, {
            account: pending.review.account,
            wanted: pending.review.wanted,
          })}
        />
      )}
    </>
  )
}
