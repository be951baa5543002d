import AddIcon from '@mui/icons-material/Add'
import { Button, Typography } from '@mui/material'
import { createManaged, type ManagedListed } from '@site/shared-api/contract/managed'
import { MANAGED_STATES } from '@site/shared-api/contract/managed-kinds'
import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { BrandFilter, useFirstBrand } from '#brands/brand-filter.tsx'
import { useDescribe } from '#describe/use-describe.ts'
import { PageHead } from '#layout/page-head.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { STACKED } from '#lists/stacked-table.ts'
import type { EditedKind } from '#managed/kinds.tsx'
import { StateChip } from '#managed/list/state-chip.tsx'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<ManagedListed>

interface Props {
  readonly edited: EditedKind
}

/** The documents of a kind: what state each is in, and who touched it last. */
export function ManagedListPage({ edited: { kind, isOfHouse } }: Props) {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const described = useDescribe()
  const brand = useFirstBrand()
  const mayCreate =
    described?.kinds.find((one) => one.kind === kind)?.mayCreate === true && may(createManaged, { kind })
  const states = MANAGED_STATES.map((id) => ({ id, name: t(`managed.state.${id}`) }))
  const filters = [
    ...(isOfHouse ? [] : [<BrandFilter key="brand" alwaysOn source="brand" />]),
    <TextInput key="search" alwaysOn label={t('ra.action.search')} resettable source="search" />,
    <SelectInput key="state" alwaysOn choices={states} label={t('managed.state.label')} source="state" />,
  ]
  return (
    <>
      <PageHead title={t(`kind.${kind}.many`)} about={t(`kind.${kind}.about`)}>
        {mayCreate && (
          <Button component={Link} startIcon={<AddIcon />} to={`/${kind}/new`} variant="contained">
            {t(`kind.${kind}.new`)}
          </Button>
        )}
      </PageHead>
      {(isOfHouse || brand !== undefined) && (
        <ConsoleList filterDefaultValues={isOfHouse ? {} : { brand }} filters={filters} resource={kind}>
          <DataTable<ManagedListed>
            bulkActionButtons={false}
            rowClick={(id) => `/${kind}/${String(id)}`}
            sx={STACKED}
          >
            <Column
              bare
              label={t('managed.title')}
              render={({ id, title }) => (
                <Typography
                  component={Link}
                  to={`/${kind}/${id}`}
                  sx={{ color: 'text.primary', fontWeight: 600 }}
                >
                  {title || id}
                </Typography>
              )}
            />
            <Column
              label={t('managed.state.label')}
              render={({ state, publishAt }) => <StateChip publishAt={publishAt} state={state} />}
            />
            <Column
              label={t('managed.changed')}
              render={({ changed }) => (changed ? `${changed.by} · ${when(changed.at)}` : '')}
            />
          </DataTable>
        </ConsoleList>
      )}
    </>
  )
}
