import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link } from '@mui/material'
import { useTranslate } from 'react-admin'

interface Props {
  readonly link: string
  close(): void
}

/** The link of a preview, shown this once. */
export function PreviewLink({ link, close }: Props) {
  const t = useTranslate()
  return (
    <Dialog aria-labelledby="preview-link" maxWidth="sm" open>
      <DialogTitle id="preview-link">{t('preview.made')}</DialogTitle>
      <DialogContent>
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('preview.once')}
        </Alert>
        <Link href={link} rel="noreferrer" sx={{ overflowWrap: 'anywhere' }} target="_blank">
          {link}
        </Link>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void navigator.clipboard.writeText(link)}>{t('preview.copy')}</Button>
        <Button onClick={close} variant="contained">
          {t('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
