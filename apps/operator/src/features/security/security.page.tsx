import type { ValueOf } from '@site/shared-api/contract/call'
import { SECURITY_EVENTS, type securityEvents } from '@site/shared-api/contract/security-event'
import { SelectInput, TextInput, useTranslate } from 'react-admin'
import { BrandFilter, useFirstBrand } from '#brands/brand-filter.tsx'
import { ValueText } from '#difference/value-text.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useWhen } from '#when/when.ts'

type Event = ValueOf<typeof securityEvents>['list'][number]
const Column = ListColumn<Event>

/** Security events of players: sign-ins, codes, passwords, devices. */
export default function SecurityPage() {
  const t = useTranslate()
  const when = useWhen()
  const brand = useFirstBrand()
  const kinds = SECURITY_EVENTS.map((id) => ({ id, name: t(`security.kind.${id}`) }))
  return (
    <>
      <PageHead title={t('security.title')} about={t('security.about')} />
      {brand !== undefined && (
        <ConsoleList
          filterDefaultValues={{ brand }}
          filters={[
            <BrandFilter key="brand" alwaysOn source="brand" />,
            <TextInput key="account" alwaysOn label={t('security.account')} resettable source="account" />,
            <SelectInput key="kind" alwaysOn choices={kinds} label={t('security.what')} source="kind" />,
          ]}
          perPage={50}
          resource="security"
        >
          <ConsoleTable>
            <Column label={t('security.at')} render={({ at }) => when(at)} />
            <Column
              label={t('security.what')}
              render={({ kind }) => t(`security.kind.${kind}`, { _: kind })}
            />
            <Column label={t('security.account')} render={({ account }) => <ValueText value={account} />} />
            <Column label={t('security.address')} render={({ address }) => address} />
            <Column label={t('security.device')} render={({ device }) => <ValueText value={device} />} />
          </ConsoleTable>
        </ConsoleList>
      )}
    </>
  )
}
