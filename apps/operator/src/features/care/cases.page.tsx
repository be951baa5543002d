import { Chip, Link, Stack } from '@mui/material'
import { CARE_STATES, type CareCase } from '@site/shared-api/contract/play-console'
import { DataTable, SelectInput, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import { useWhen } from '#when/when.ts'

const Column = DataTable.Col<CareCase & { id: string }>

/** Members whose play points to harm, what changed last first. */
export default function CareCasesPage() {
  const t = useTranslate()
  const when = useWhen()
  const states = CARE_STATES.map((id) => ({ id, name: t(`care.state.${id}`) }))
  return (
    <>
      <PageHead title={t('care.title')} about={t('care.about')} />
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
        resource="care"
      >
        <DataTable<CareCase & { id: string }> bulkActionButtons={false} rowClick={false} sx={STACKED}>
          <Column
            disableSort
            label={t('care.account')}
            render={({ account, id, merchant }) => (
              <Link component={RouterLink} to={`/care/${encodeURIComponent(id)}`}>
                {`${merchant} / ${account}`}
              </Link>
            )}
          />
          <Column
            disableSort
            label={t('care.markers')}
            render={({ markers }) => (
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
                {markers.map((one) => (
                  <Chip key={one} label={t(`care.marker.${one}`)} size="small" />
                ))}
              </Stack>
            )}
          />
          <Column disableSort label={t('care.score')} render={({ score }) => String(score)} />
          <Column
            disableSort
            label={t('care.state_label')}
            render={({ state }) => (
              <Chip
                color={state === 'open' ? 'warning' : 'default'}
                label={t(`care.state.${state}`)}
                size="small"
              />
            )}
          />
          <Column disableSort label={t('care.changed')} render={({ changedAt }) => when(changedAt)} />
        </DataTable>
      </ConsoleList>
    </>
  )
}
