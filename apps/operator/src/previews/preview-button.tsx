import PreviewIcon from '@mui/icons-material/Preview'
import { Button } from '@mui/material'
import { createPreview } from '@site/shared-api/contract/preview'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { PreviewDialog } from '#previews/preview-dialog.tsx'
import { useMay } from '#session/rights.ts'

interface Props {
  readonly merchant: string
}

/** Shows the brand as it stands in the form on its real pages, to whoever has the link. */
export function PreviewButton({ merchant }: Props) {
  const t = useTranslate()
  const may = useMay()
  const form = useFormContext()
  const [document, setDocument] = useState<Readonly<Record<string, unknown>>>()
  if (!may(createPreview)) return null
  return (
    <>
      <Button onClick={() => setDocument(form.getValues())} startIcon={<PreviewIcon />}>
        {t('preview.title')}
      </Button>
      {document && (
        <PreviewDialog close={() => setDocument(undefined)} document={document} merchant={merchant} />
      )}
    </>
  )
}
