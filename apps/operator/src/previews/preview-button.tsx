import PreviewIcon from '@mui/icons-material/Preview'
import { Button } from '@mui/material'
import { draftManaged } from '@site/shared-api/contract/managed'
import { createPreview, type PreviewedKind } from '@site/shared-api/contract/preview'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { PreviewDialog } from '#previews/preview-dialog.tsx'
import { useMay } from '#session/rights.ts'

interface Props {
  readonly merchant: string
  /** Of what kind, and which: the brand itself where there is none. */
  readonly of?: { readonly kind: PreviewedKind; readonly id: string }
}

/** Shows the brand, or what is written for it, as it is in the form on its real pages, to visitors with the link. */
export function PreviewButton({ merchant, of }: Props) {
  const t = useTranslate()
  const may = useMay()
  const form = useFormContext()
  const [document, setDocument] = useState<Readonly<Record<string, unknown>>>()
  // Settings of a brand are shown by who runs it, drafts by who writes them.
  if (!may(createPreview) || !may(draftManaged, { kind: of?.kind ?? 'brand' })) return null
  return (
    <>
      <Button onClick={() => setDocument(form.getValues())} startIcon={<PreviewIcon />}>
        {t('preview.title')}
      </Button>
      {document && (
        <PreviewDialog
          close={() => setDocument(undefined)}
          merchant={merchant}
          {...(of ? { draft: { ...of, document } } : { document })}
        />
      )}
    </>
  )
}
