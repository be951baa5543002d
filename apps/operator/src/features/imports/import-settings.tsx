import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import type { CatalogueImport } from '@site/shared-api/contract/catalogue-import'
import type { ImportSettings } from '@site/shared-api/contract/import-settings'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CategoryMap } from '#features/imports/mapping/category-map.tsx'
import { ColumnMap } from '#features/imports/mapping/column-map.tsx'
import { ProviderMap } from '#features/imports/mapping/provider-map.tsx'
import { Rules } from '#features/imports/mapping/rules.tsx'
import { useProblemText } from '#problems/problem-text.ts'

interface Props {
  readonly found: CatalogueImport
  change(settings: ImportSettings): Promise<void>
}

/** What the words of a list mean. It is judged again with them, and they are kept for the next list of its source. */
export function ImportSettingsForm({ found, change }: Props) {
  const t = useTranslate()
  const problemText = useProblemText()
  const [settings, setSettings] = useState(found.settings)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const set = (more: Partial<ImportSettings>): void => setSettings((now) => ({ ...now, ...more }))
  const isSame = JSON.stringify(settings) === JSON.stringify(found.settings)
  const { headers, report } = found
  const judge = (): void => {
    setBusy(true)
    setProblem(undefined)
    change(settings)
      .catch(setProblem)
      .finally(() => setBusy(false))
  }
  return (
    <Card component="section" aria-labelledby="import-mapping">
      <CardContent>
        <Stack sx={{ gap: 2 }}>
          <Typography id="import-mapping" variant="h2">
            {t('imports.mapping')}
          </Typography>
          <Typography color="textSecondary" variant="body2">
            {t('imports.mapping_about', { source: found.source })}
          </Typography>
          <ColumnMap headers={headers} known={report?.columns ?? {}} settings={settings} set={set} />
          {report && <CategoryMap words={report.categories} settings={settings} set={set} />}
          {report && <ProviderMap providers={report.providers} settings={settings} set={set} />}
          <Rules settings={settings} set={set} />
          {problem !== undefined && <Alert severity="error">{problemText(problem)}</Alert>}
          <Button
            disabled={isSame}
            loading={isBusy}
            onClick={judge}
            sx={{ alignSelf: 'flex-start', bottom: 8, position: 'sticky' }}
            variant="contained"
          >
            {t('imports.judge')}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  )
}
