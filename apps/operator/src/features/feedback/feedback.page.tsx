import { Button, Chip } from '@mui/material'
import {
  FEEDBACK_CATEGORIES,
  FEEDBACK_STATES,
  type QueuedFeedbackDto,
} from '@site/shared-api/contract/feedback'
import { useState } from 'react'
import { SelectInput, useRefresh, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { AnswerDialog } from '#features/feedback/answer-dialog.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<QueuedFeedbackDto>

/** Feedback of members: what waits first, each with its member and the answer (PLT-09). */
export default function FeedbackPage() {
  const t = useTranslate()
  const when = useWhen()
  const refresh = useRefresh()
  const [open, setOpen] = useState<string>()
  const states = FEEDBACK_STATES.map((id) => ({ id, name: t(`feedback.state.${id}`) }))
  const categories = FEEDBACK_CATEGORIES.map((id) => ({ id, name: t(`feedback.category.${id}`) }))
  return (
    <>
      <PageHead title={t('feedback.title')} about={t('feedback.about')} />
      <ConsoleList
        filterDefaultValues={{ state: 'waiting' }}
        filters={[
          <BrandFilter key="brand" alwaysOn source="brand" validate={[]} />,
          <SelectInput
            key="state"
            alwaysOn
            choices={states}
            label={t('feedback.column.state')}
            source="state"
          />,
          <SelectInput
            key="category"
            alwaysOn
            choices={categories}
            label={t('feedback.column.category')}
            source="category"
          />,
        ]}
        perPage={20}
        resource="feedback"
      >
        <ConsoleTable>
          <Column label={t('feedback.column.at')} render={({ sentAt }) => when(sentAt)} />
          <Column
            label={t('feedback.column.member')}
            render={({ merchant, account }) => `${account} · ${merchant}`}
          />
          <Column
            label={t('feedback.column.category')}
            render={({ category }) => t(`feedback.category.${category}`)}
          />
          <Column label={t('feedback.column.content')} render={({ content }) => content} />
          <Column
            label={t('feedback.column.state')}
            render={({ state, handledBy }) => (
              <Chip
                label={[t(`feedback.state.${state}`), handledBy].filter(Boolean).join(' · ')}
                size="small"
              />
            )}
          />
          <Column
            bare
            label={t('feedback.column.actions')}
            render={({ id }) => <Button onClick={() => setOpen(id)}>{t('feedback.open')}</Button>}
          />
        </ConsoleTable>
      </ConsoleList>
      {open !== undefined && (
        <AnswerDialog
          id={open}
          close={() => {
            setOpen(undefined)
            refresh()
          }}
        />
      )}
    </>
  )
}
