import { Alert, AlertTitle } from '@mui/material'
import type { ManagedDocument } from '@site/shared-api/contract/managed'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useInField } from '#problems/problem-text.ts'

interface Props {
  readonly document: ManagedDocument
}

/** What keeps the draft from being published: here in a list, and marked at each field. */
export function ProblemList({ document }: Props) {
  const t = useTranslate()
  const { setError } = useFormContext()
  const inField = useInField()
  const problems = document.draft?.problems
  const textOf = ({ code, message }: { code: string; message: string }): string =>
    code === 'invalid_input' ? message : t(`problem.${code}`, { _: message })
  useEffect(() => {
    // After the form has taken over the document, which clears its marks.
    const timer = setTimeout(() => {
      for (const { field, ...problem } of problems ?? [])
        if (field !== '') setError(field, { type: 'server', message: textOf(problem) })
    })
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the words follow the problems
  }, [problems, setError])
  if (!problems || problems.length === 0) return null
  return (
    <Alert severity="warning">
      <AlertTitle>{t('managed.problems')}</AlertTitle>
      <ul>
        {problems.map(({ code, field, message }) => (
          <li key={`${field} ${code}`}>{inField(textOf({ code, message }), field)}</li>
        ))}
      </ul>
    </Alert>
  )
}
