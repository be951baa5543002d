import { Chip } from '@mui/material'
import type { IdentityCase } from '@site/shared-api/contract/play-console'
import { IDENTITY_STATES } from '@site/shared-api/contract/play-limit'
import { useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { NamedLink } from '#member-link/named-link.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<IdentityCase>
const STATES = IDENTITY_STATES.filter((id) => id !== 'none')

/** Members who have shown who they are, with how far each is. */
export default function IdentitiesPage() {
  const t = useTranslate()
  const when = useWhen()
  return (
    <>
      <PageHead title={t('care.identities')} about={t('care.identities_about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={STATES}
            label={t('care.state_label')}
            nameOf={(id) => t(`care.identity.${id}`)}
            source="state"
          />,
        ]}
        filterDefaultValues={{ state: 'review' }}
        perPage={50}
        resource="identity"
      >
        <ConsoleTable>
          <Column
            label={t('care.account')}
            render={({ account, merchant }) => (
              <NamedLink account={account} merchant={merchant} to="identity" />
            )}
          />
          <Column
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
            short
            label={t('care.sent')}
            render={({ sentAt }) => (sentAt === null ? '–' : when(sentAt))}
          />
          <Column
            label={t('care.decided')}
            render={({ decidedAt, decidedBy }) =>
              decidedAt === null ? '–' : [when(decidedAt), decidedBy].filter(Boolean).join(' · ')
            }
          />
        </ConsoleTable>
      </ConsoleList>
    </>
  )
}
