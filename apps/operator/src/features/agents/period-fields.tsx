import { Stack } from '@mui/material'
import { DIVIDEND_PERIODS, type PayKind } from '@site/shared-api/contract/agent-fields'
import { useTranslate } from 'react-admin'
import { periodIn, periodText, type ChosenPeriod } from '#features/agents/period.ts'
import { ChoiceField } from '#fields/choice-field.tsx'
import { TextLine } from '#fields/text-line.tsx'

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

interface Props {
  readonly kind: PayKind
  readonly value: ChosenPeriod
  change(value: ChosenPeriod): void
}

/** Chooses a period that is over, by a day of it. */
export function PeriodFields({ kind, value, change }: Props) {
  const t = useTranslate()
  const period = periodIn(kind, value)
  return (
    <Stack sx={{ gap: 2 }}>
      {kind === 'dividend' && (
        <ChoiceField
          choices={DIVIDEND_PERIODS}
          choose={(dividendPeriod) => change({ ...value, dividendPeriod })}
          label={t('agents.contracts.period_label')}
          nameOf={(one) => t(`agents.contracts.period.${one}`)}
          value={value.dividendPeriod}
        />
      )}
      <TextLine
        help={
          kind === 'dividend' && period !== ''
            ? t('agents.runs.stretch', { period: periodText(period) })
            : t('agents.runs.day_help')
        }
        label={t(kind === 'dividend' ? 'agents.runs.day_in' : 'agents.runs.day')}
        type="date"
        value={value.day}
        write={(day) => change({ ...value, day })}
      />
      {kind === 'hourly' && (
        <ChoiceField
          choices={HOURS}
          choose={(hour) => change({ ...value, hour })}
          label={t('agents.runs.hour')}
          nameOf={(one) => `${one}:00 – ${one}:59`}
          value={value.hour}
        />
      )}
    </Stack>
  )
}
