import { Button, Chip } from '@mui/material'
import { MALL_STATES } from '@site/shared-api/contract/mall'
import { moveMallOrder, type ConsoleMallOrder } from '@site/shared-api/contract/reward-console'
import { useState } from 'react'
import { TextInput, useLocale, useRefresh, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { MoveOrder } from '#features/loyalty/move-order.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<ConsoleMallOrder>

/** Mall orders: to whom, what, their state; an operator moves them on (PLT-09). */
export default function MallOrdersPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const refresh = useRefresh()
  const language = useLocale() === 'TY' ? 'TY' : 'EN'
  const [moved, move] = useState<ConsoleMallOrder>()
  return (
    <>
      <PageHead title={t('mall_orders.title')} about={t('mall_orders.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={MALL_STATES}
            label={t('mall_orders.is')}
            nameOf={(id) => t(`mall_orders.state.${id}`)}
            source="state"
          />,
          <TextInput key="account" alwaysOn label={t('grants.account')} resettable source="account" />,
        ]}
        resource="mall-orders"
      >
        <ConsoleTable>
          <Column label={t('grants.at')} render={({ at }) => when(at)} />
          <Column
            label={t('grants.account')}
            render={({ account, merchant }) => <MemberLink account={account} merchant={merchant} />}
          />
          <Column label={t('mall_orders.good')} render={({ name }) => name[language]} />
          <Column label={t('loyalty.points')} render={({ points }) => points} />
          <Column
            label={t('mall_orders.contact')}
            render={({ contact }) =>
              contact === null ? '–' : `${contact.name}, ${contact.phone}, ${contact.address}`
            }
          />
          <Column
            label={t('mall_orders.is')}
            render={({ state }) => (
              <Chip label={t(`mall_orders.state.${state}`)} size="small" variant="outlined" />
            )}
          />
          <Column label={t('mall_orders.note')} render={({ note }) => note ?? '–'} />
          <Column
            bare
            label={t('grants.actions')}
            render={(order) =>
              order.next.length > 0 && may(moveMallOrder) ? (
                <Button onClick={() => move(order)}>{t('mall_orders.move')}</Button>
              ) : null
            }
          />
        </ConsoleTable>
      </ConsoleList>
      {moved && <MoveOrder close={() => (move(undefined), refresh())} order={moved} />}
    </>
  )
}
