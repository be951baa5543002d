import { MenuItem, TextField } from '@mui/material'
import type { BodyInput } from '@site/shared-api/contract/call'
import { createPreview } from '@site/shared-api/contract/preview'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { useDescribe } from '#describe/use-describe.ts'
import { PreviewLink } from '#previews/preview-link.tsx'

type DraftWished = NonNullable<BodyInput<typeof createPreview>['drafts']>[number]

interface Props {
  /** Undefined: chosen here. */
  readonly merchant?: string | undefined
  /** Settings of the brand that are not live. */
  readonly document?: Readonly<Record<string, unknown>>
  /** Something that is written and not live. */
  readonly draft?: DraftWished
  /** Releases that are not live, by module. */
  readonly releases?: Readonly<Record<string, string>>
  close(): void
}

/** Makes a link that shows one browser what is not live, with a page that lists the difference. */
export function PreviewDialog({ merchant, document, draft, releases, close }: Props) {
  const t = useTranslate()
  const brands = useDescribe()?.brands ?? []
  const [brand, setBrand] = useState(merchant ?? '')
  const [note, setNote] = useState('')
  const [link, setLink] = useState<string>()
  if (link !== undefined) return <PreviewLink close={close} link={link} />
  return (
    <ConfirmDialog
      action={t('preview.make')}
      close={close}
      confirm={async () => {
        const body = {
          ...{ merchant: brand, note },
          ...(document && { document }),
          ...(draft && { drafts: [draft] }),
          ...(releases && { releases }),
        }
        setLink((await call(createPreview, { body })).link)
      }}
      disabled={brand === ''}
      stays
      text={t(draft ? 'preview.about_draft' : 'preview.about', { brand })}
      title={t('preview.title')}
    >
      {merchant === undefined && (
        <TextField
          label={t('brand.one')}
          onChange={({ target }) => setBrand(target.value)}
          select
          sx={{ mt: 2 }}
          value={brand}
        >
          {brands.map(({ merchant: id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label={t('preview.note')}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ mt: 2 }}
        value={note}
      />
    </ConfirmDialog>
  )
}
