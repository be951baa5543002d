import { Chip, Stack } from '@mui/material'
import { CARE_STATES, type CareCase } from '@site/shared-api/contract/play-console'
import { useTranslate } from 'react-admin'
import { BrandFilter } from '#brands/brand-filter.tsx'
import { NamedLink } from '#member-link/named-link.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { ChoiceFilter } from '#lists/choice-filter.tsx'
import { ConsoleList } from '#lists/console-list.tsx'
import { ConsoleTable } from '#lists/console-table.tsx'
import { ListColumn } from '#lists/list-column.tsx'
import { useWhen } from '#when/when.ts'

const Column = ListColumn<CareCase>

/** Members whose play points to harm, what changed last first. */
export default function CareCasesPage() {
  const t = useTranslate()
  const when = useWhen()
  return (
    <>
      <PageHead title={t('care.title')} about={t('care.about')} />
      <ConsoleList
        filters={[
          <BrandFilter key="merchant" alwaysOn source="merchant" validate={[]} />,
          <ChoiceFilter
            key="state"
            alwaysOn
            choices={CARE_STATES}
            label={t('care.state_label')}
            nameOf={(id) => t(`care.state.${id}`)}
            source="state"
          />,
        ]}
        perPage={50}
        resource="care"
      >
        <ConsoleTable>
          <Column
            label={t('care.account')}
            render={({ account, merchant }) => <NamedLink account={account} merchant={merchant} to="care" />}
          />
          <Column
            label={t('care.markers')}
            render={({ markers }) => (
              <Stack
                component="span"
                direction="row"
                sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}
              >
                {markers.length === 0
                  ? '–'
                  : markers.map((one) => <Chip key={one} label={t(`care.marker.${one}`)} size="small" />)}
              </Stack>
            )}
          />
          <Column label={t('care.score')} render={({ score }) => String(score)} />
          <Column
            label={t('care.state_label')}
            render={({ state }) => (
              <Chip
                color={state === 'open' ? 'warning' : 'default'}
                label={t(`care.state.${state}`)}
                size="small"
              />
            )}
          />
          <Column short label={t('care.changed')} render={({ changedAt }) => when(changedAt)} />
        </ConsoleTable>
      </ConsoleList>
    </>
  )
}
