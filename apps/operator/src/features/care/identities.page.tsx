import { Chip, Link } from '@mui/material'
import type { IdentityCase } from '@site/shared-api/contract/play-console'
import { IDENTITY_STATES } from '@site/shared-api/contract/play-limit'
import { DataTable, SelectInput, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useWhen } from '#when/when.ts'

const Column = DataTable.Col<IdentityCase & { id: string }>

/** Members who have shown who they are, with how far each is. */
export default function IdentitiesPage() {
  const t = useTranslate()
  const when = useWhen()
  const states = IDENTITY_STATES.filter((id) => id !== 'none').map((id) => ({
    id,
    name: t(`care.identity.${id}`),
  }))
  return (
    <>
      <PageHead title={t('care.identities')} about={t('care.identities_about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <SelectInput
            key="state"
            alwaysOn
            choices={states}
            label={t('care.state_label')}
            source="state"
            translateChoice={false}
          />,
        ]}
        perPage={50}
        resource="identity"
      >
        <DataTable<IdentityCase & { id: string }> bulkActionButtons={false} rowClick={false} sx={STACKED}>
          <Column
            disableSort
            label={t('care.account')}
            render={({ account, id, merchant }) => (
              <Link component={RouterLink} to={`/identity/${encodeURIComponent(id)}`}>
                {`${merchant} / ${account}`}
              </Link>
            )}
          />
          <Column
            disableSort
            label={t('care.state_label')}
            render={({ state }) => (
              <Chip
                color={state === 'review' ? 'warning' : 'default'}
                label={t(`care.identity.${state}`)}
                size="small"
              />
            )}
          />
          <Column
            disableSort
            label={t('care.sent')}
            render={({ sentAt }) => (sentAt === null ? '–' : when(sentAt))}
          />
          <Column
            disableSort
            label={t('care.decided')}
            render={({ decidedAt, decidedBy }) =>
              decidedAt === null ? '–' : `${when(decidedAt)} · ${decidedBy ?? ''}`
            }
          />
        </DataTable>
      </ConsoleList>
    </>
  )
}
