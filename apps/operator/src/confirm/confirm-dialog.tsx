import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { isPending, ProblemAlert } from '#problems/problem-alert.tsx'

interface Props {
  readonly title: string
  /** Says what it does, and to whom. */
  readonly text: ReactNode
  /** The button's label: the action, not "OK". */
  readonly action: string
  readonly danger?: boolean
  readonly disabled?: boolean
  /** The caller closes it, also after success. */
  readonly stays?: boolean
  /** Further fields. */
  readonly children?: ReactNode
  /** What went wrong, where the code alone does not say it. */
  readonly explain?: (problem: unknown) => ReactNode
  /** The dialog closes when it has worked, and says why where it has not. */
  confirm(): Promise<unknown>
  close(): void
}

/** Asks before something is done that others feel. */
export function ConfirmDialog({
  title,
  text,
  action,
  danger,
  disabled,
  stays,
  children,
  explain,
  confirm,
  close,
}: Props) {
  const t = useTranslate()
  const [problem, setProblem] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const go = (): void => {
    setBusy(true)
    setProblem(undefined)
    confirm()
      .then(stays ? undefined : close, setProblem)
      .finally(() => setBusy(false))
  }
  return (
    <Dialog aria-labelledby={id} maxWidth="xs" open onClose={isBusy ? undefined : close}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div">{text}</DialogContentText>
        {children}
        {problem !== undefined && (
          <Box sx={{ mt: 2 }}>
            <ProblemAlert explain={explain} problem={problem} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} onClick={close}>
          {t(isPending(problem) ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {!isPending(problem) && (
          <Button
            color={danger === true ? 'error' : 'primary'}
            disabled={disabled}
            loading={isBusy}
            onClick={go}
            variant="contained"
          >
            {action}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
