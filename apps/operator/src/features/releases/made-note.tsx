import { Alert, Button } from '@mui/material'
import type { MadeMove, ReleaseMove } from '@site/shared-api/contract/release'
import { useTranslate } from 'react-admin'

interface Props {
  readonly made: MadeMove
  undo(move: ReleaseMove): void
  close(): void
}

/** What was done, and how it is undone: by a button, and by the command that does the same. */
export function MadeNote({ made: { undo: back }, undo, close }: Props) {
  const t = useTranslate()
  return (
    <Alert
      severity="success"
      onClose={close}
      action={
        back?.move ? (
          <Button
            color="inherit"
            onClick={() => {
              if (back.move) undo(back.move)
              close()
            }}
          >
            {t('ra.action.undo')}
          </Button>
        ) : undefined
      }
    >
      {t('releases.made')} {back && <code>{back.command}</code>}
    </Alert>
  )
}
