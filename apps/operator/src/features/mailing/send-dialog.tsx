import { Box, Typography } from '@mui/material'
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '@site/config'
import { useTranslate } from 'react-admin'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'

interface Props {
  readonly count: number
  readonly title: Partial<Record<Language, string>>
  /** As the platform would show it: it has taken out what has no place in it. */
  readonly content: Readonly<Record<Language, string>>
  send(): Promise<unknown>
  close(): void
}

/** How a message will look in each language, and how many will have it. */
export function SendDialog({ count, title, content, send, close }: Props) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      action={t('mailing.send_to', { smart_count: count })}
      close={close}
      confirm={send}
      disabled={count === 0}
      text={t('mailing.reaches', { smart_count: count })}
      title={t('mailing.preview')}
    >
      {LANGUAGES.map((language) => (
        <Box
          key={language}
          lang={LANGUAGE_TAGS[language]}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 2, mt: 2, overflowWrap: 'anywhere', p: 2 }}
        >
          <Typography variant="h3">{title[language] ?? ''}</Typography>
          <Box dangerouslySetInnerHTML={{ __html: content[language] }} />
        </Box>
      ))}
    </ConfirmDialog>
  )
}
