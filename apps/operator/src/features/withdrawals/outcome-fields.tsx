import { MenuItem, Stack, TextField } from '@mui/material'
import { PAYOUT_OUTCOMES, type PayoutOutcome } from '@site/shared-api/contract/withdraw-console'
import { useTranslate } from 'react-admin'

const MOST_EVIDENCE = 300
const MOST_REFERENCE = 64

export interface OutcomeInput {
  readonly outcome: PayoutOutcome
  readonly evidence: string
  readonly reference: string
}
interface Props {
  readonly input: OutcomeInput
  change(input: OutcomeInput): void
}

/** What became of a payout, where that was seen, and what the payment company calls it. */
export function OutcomeFields({ change, input }: Props) {
  const t = useTranslate()
  return (
    <Stack sx={{ gap: 2, mt: 2 }}>
      <TextField
        label={t('withdrawals.outcome_label')}
        onChange={({ target }) =>
          change({ ...input, outcome: PAYOUT_OUTCOMES.find((one) => one === target.value) ?? 'not_paid' })
        }
        select
        value={input.outcome}
      >
        {PAYOUT_OUTCOMES.map((outcome) => (
          <MenuItem key={outcome} value={outcome}>
            {t(`withdrawals.outcome.${outcome}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('withdrawals.evidence')}
        multiline
        onChange={({ target }) => change({ ...input, evidence: target.value })}
        slotProps={{ htmlInput: { maxLength: MOST_EVIDENCE } }}
        value={input.evidence}
      />
      {input.outcome === 'paid' && (
        <TextField
          label={t('withdrawals.reference_there')}
          onChange={({ target }) => change({ ...input, reference: target.value })}
          slotProps={{ htmlInput: { maxLength: MOST_REFERENCE } }}
          value={input.reference}
        />
      )}
    </Stack>
  )
}
