import { Chip } from '@mui/material'
import type { ConsoleMember } from '@site/shared-api/contract/operator-member'
import { TextInput, useTranslate } from 'react-admin'
import { BrandFilter, useFirstBrand } from '#brands/brand-filter.tsx'
import { NameText } from '#member-link/name-text.tsx'
import { NamedLink } from '#member-link/named-link.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<ConsoleMember>

/** Members of a brand, found by name, number, e-mail address or id. */
export default function MembersPage() {
  const t = useTranslate()
  const when = useWhen()
  const brand = useFirstBrand()
  return (
    <>
      <PageHead title={t('members.title')} about={t('members.about')} />
      {brand !== undefined && (
        <ConsoleList
          filterDefaultValues={{ brand }}
          filters={[
            <BrandFilter key="brand" alwaysOn source="brand" />,
            <TextInput key="search" alwaysOn label={t('members.search')} resettable source="search" />,
          ]}
          perPage={50}
          resource="members"
        >
          <ConsoleTable>
            <Column
              label={t('members.account')}
              render={({ account, merchant }) => (
                <NamedLink account={account} bare merchant={merchant} to="members" />
              )}
            />
            <Column
              label={t('members.nickname')}
              render={({ nickname }) => <NameText>{nickname ?? '–'}</NameText>}
            />
            <Column label={t('members.mobile')} render={({ mobile }) => mobile ?? '–'} />
            <Column
              label={t('members.state')}
              render={({ status }) => (
                <Chip
                  color={status === 'active' ? 'default' : 'warning'}
                  label={t(`members.status.${status}`)}
                  size="small"
                />
              )}
            />
            <Column label={t('members.since')} render={({ createdAt }) => when(createdAt)} />
            <Column
              label={t('members.last_login')}
              render={({ lastLoginAt }) => (lastLoginAt === null ? '–' : when(lastLoginAt))}
            />
          </ConsoleTable>
        </ConsoleList>
      )}
    </>
  )
}
