import { Alert, Link as TextLink } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ConsoleError } from '#client/console-error.ts'
import { useProblemText } from '#problems/problem-text.ts'

/** The call is stored as a request that a second person approves: no failure, and nothing has changed yet. */
export const isPending = (problem: unknown): boolean =>
  problem instanceof ConsoleError && problem.code === 'approval_pending'

const MY_REQUESTS = `/approvals?filter=${encodeURIComponent(JSON.stringify({ box: 'mine' }))}`

interface Props {
  readonly problem: unknown
  /** What went wrong, where the code alone does not say it. */
  readonly explain?: ((problem: unknown) => ReactNode) | undefined
}

/** Why a call has changed nothing: it failed, or it waits for a second person. */
export function ProblemAlert({ explain, problem }: Props) {
  const t = useTranslate()
  const problemText = useProblemText()
  if (isPending(problem))
    return (
      <Alert severity="info">
        {problemText(problem)}{' '}
        <TextLink component={Link} to={MY_REQUESTS} underline="always">
          {t('approvals.title')}
        </TextLink>
      </Alert>
    )
  return <Alert severity="error">{explain ? explain(problem) : problemText(problem)}</Alert>
}
