import { Button, Chip } from '@mui/material'
import { sendMailing, takeBackMailing, type Mailing } from '@site/shared-api/contract/mailing'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { BrandFilter, useFirstBrand } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

type Row = Mailing & { readonly merchant: string }
const Column = ListColumn<Row>

/** What was sent to members, how many have it and have read it; it can be taken back (PLT-09). */
export default function MailingsPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const refresh = useRefresh()
  const brand = useFirstBrand()
  const [back, setBack] = useState<Row>()
  return (
    <>
      <PageHead title={t('mailing.title')} about={t('mailing.about')}>
        {may(sendMailing) && (
          <Button component={Link} to="/mailings/new" variant="contained">
            {t('mailing.write')}
          </Button>
        )}
      </PageHead>
      {brand !== undefined && (
        <ConsoleList
          filterDefaultValues={{ brand }}
          filters={[<BrandFilter key="brand" alwaysOn source="brand" />]}
          perPage={20}
          resource="mailings"
        >
          <ConsoleTable>
            <Column
              bare
              label={t('mailing.column.title')}
              render={({ title }) => [title.EN, title.TY].filter(Boolean).join(' · ')}
            />
            <Column
              label={t('mailing.column.to')}
              render={({ audience }) =>
                audience.to === 'one' ? audience.account : t(`mailing.to.${audience.to}`)
              }
            />
            <Column
              label={t('mailing.column.state')}
              render={({ state }) => <Chip label={t(`mailing.state.${state}`)} size="small" />}
            />
            <Column label={t('mailing.column.at')} render={({ sendAt }) => when(sendAt)} />
            <Column label={t('mailing.column.by')} render={({ createdBy }) => createdBy} />
            <Column
              label={t('mailing.column.read')}
              render={({ delivered, read }) => t('mailing.read_of', { read, delivered })}
            />
            <Column
              bare
              label={t('mailing.column.actions')}
              render={(row) =>
                row.state !== 'taken-back' && may(takeBackMailing) ? (
                  <Button color="error" onClick={() => setBack(row)}>
                    {t('mailing.take_back')}
                  </Button>
                ) : null
              }
            />
          </ConsoleTable>
        </ConsoleList>
      )}
      {back && (
        <ConfirmDialog
          action={t('mailing.take_back')}
          close={() => setBack(undefined)}
          confirm={async () => {
            await call(takeBackMailing, { params: { merchant: back.merchant, id: back.id } })
            refresh()
          }}
          danger
          text={t('mailing.ask_take_back', { unread: back.delivered - back.read })}
          title={back.title.EN || back.title.TY}
        />
      )}
    </>
  )
}
