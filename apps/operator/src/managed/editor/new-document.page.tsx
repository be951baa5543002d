import { Alert, Button, Card, CardContent, MenuItem, Stack, TextField } from '@mui/material'
import { createManaged } from '@site/shared-api/contract/managed'
import { Suspense, useState } from 'react'
import { Form, ResourceContextProvider, useStore, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useFirstBrand } from '#brands/brand-filter.tsx'
import { call } from '#client/call.ts'
import { ConsoleError } from '#client/console-error.ts'
import { useDescribe } from '#describe/use-describe.ts'
import { PageHead } from '#layout/page-head.tsx'
import type { EditedKind } from '#managed/kinds.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { Waiting } from '#layout/waiting.tsx'

interface Props {
  readonly edited: EditedKind
}

/** A new document, kept as a draft: players do not see it before it is published. */
export function NewDocumentPage({ edited }: Props) {
  const t = useTranslate()
  const { kind, isOfHouse, Fields } = edited
  const blank = useDescribe()?.kinds.find((one) => one.kind === kind)?.blank
  if (!blank) return <Waiting />
  return (
    <ResourceContextProvider value={kind}>
      <Form defaultValues={blank} disableInvalidFormNotification warnWhenUnsavedChanges>
        <PageHead about={t('managed.new_about')} title={t(`kind.${kind}.new`)} />
        <Card>
          <CardContent>
            <Stack sx={{ gap: 1 }}>
              {!isOfHouse && <BrandChoice />}
              <Suspense fallback={<Waiting />}>
                <Fields />
              </Suspense>
              <CreateButton edited={edited} />
            </Stack>
          </CardContent>
        </Card>
      </Form>
    </ResourceContextProvider>
  )
}

function BrandChoice() {
  const t = useTranslate()
  const brands = useDescribe()?.brands ?? []
  const brand = useFirstBrand()
  const [, remember] = useStore<string>('brand', '')
  return (
    <TextField
      label={t('brand.one')}
      onChange={({ target }) => remember(target.value)}
      select
      value={brand ?? ''}
    >
      {brands.map(({ merchant, name }) => (
        <MenuItem key={merchant} value={merchant}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

function CreateButton({ edited: { kind, isOfHouse } }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const problemText = useProblemText()
  const brand = useFirstBrand()
  const form = useFormContext()
  const [problem, setProblem] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const create = (): void => {
    setBusy(true)
    setProblem(undefined)
    const document = form.getValues()
    const merchant = isOfHouse ? {} : { merchant: brand ?? '' }
    call(createManaged, { params: { kind }, body: { ...merchant, document } })
      .then(
        ({ id }) => {
          form.reset(document)
          // After the form knows that nothing is unsaved.
          setTimeout(() => void navigate(`/${kind}/${id}`))
        },
        (error: unknown) => {
          setProblem(error)
          if (error instanceof ConsoleError && error.field !== undefined)
            form.setError(error.field.replace(/^document\./, ''), {
              type: 'server',
              message: problemText(error, 'at-field'),
            })
        },
      )
      .finally(() => setBusy(false))
  }
  return (
    <>
      {problem !== undefined && <Alert severity="error">{problemText(problem)}</Alert>}
      <Button loading={isBusy} onClick={create} sx={{ alignSelf: 'flex-start', mt: 1 }} variant="contained">
        {t('managed.create')}
      </Button>
    </>
  )
}
