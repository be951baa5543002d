import type { ConsoleCard } from '@site/shared-api/contract/withdraw-console'
import { BooleanInput, TextInput, useListContext, useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { CardList } from '#features/withdrawals/card-list.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'

/** Where members are paid out to; numbers that several have are found by a switch. */
export default function CardsPage() {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t('withdrawals.cards')} about={t('withdrawals.cards_about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <TextInput key="account" alwaysOn label={t('withdrawals.account')} resettable source="account" />,
          <TextInput
            key="number"
            alwaysOn
            label={t('withdrawals.whole_number')}
            resettable
            source="number"
          />,
          <BooleanInput key="shared" alwaysOn label={t('withdrawals.only_shared')} source="shared" />,
        ]}
        perPage={50}
        resource="cards"
      >
        <Found />
      </ConsoleList>
    </>
  )
}

function Found() {
  const { data = [], refetch } = useListContext<ConsoleCard>()
  return <CardList cards={data} changed={() => void refetch()} />
}
