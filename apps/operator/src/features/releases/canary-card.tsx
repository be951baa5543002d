import { Alert, AlertTitle, Typography } from '@mui/material'
import type { CanaryVerdict } from '@site/shared-api/contract/field'
import { useTranslate } from 'react-admin'

const SEVERITY = { waiting: 'info', judging: 'info', good: 'success', bad: 'error' } as const

interface Props {
  readonly verdict: CanaryVerdict
}

/** What the judge thinks of the canary so far, and by which figure. */
export function CanaryCard({ verdict: { verdict, why, visits, figure, evidence } }: Props) {
  const t = useTranslate()
  return (
    <Alert severity={SEVERITY[verdict]}>
      <AlertTitle>{t(`releases.verdict.${verdict}`)}</AlertTitle>
      {/* The judge's own words, as the audit log has them. */}
      {visits.live === 0 || visits.canary === 0 ? t('releases.nobody_yet') : <span lang="en">{why}</span>}
      <Typography color="textSecondary" variant="body2">
        {t('releases.judged_by', {
          live: visits.live,
          canary: visits.canary,
          figure: figure === null ? '–' : t(`releases.${figure}`),
          needed: evidence.needed,
        })}
      </Typography>
    </Alert>
  )
}
