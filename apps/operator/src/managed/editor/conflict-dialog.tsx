import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ConsoleError } from '#client/console-error.ts'
import { ValueText } from '#difference/value-text.tsx'
import { shownOf } from '#managed/editor/shown-of.ts'
import type { Conflict, Editing } from '#managed/editor/use-editing.ts'
import { mergeOf, settled } from '#managed/merge.ts'
import { useProblemText } from '#problems/problem-text.ts'
import { useWhen } from '#when/when.ts'

interface Props {
  readonly conflict: Conflict
  readonly editing: Editing
}

/** Another operator has changed it since: both values of each field that both changed, and a choice. Nothing is overwritten unseen. */
export function ConflictDialog({ conflict, editing }: Props) {
  const t = useTranslate()
  const when = useWhen()
  const problemText = useProblemText()
  const { base, mine, current, by, at } = conflict
  const merge = useMemo(() => mergeOf(base, mine, shownOf(current)), [base, mine, current])
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({})
  const [problem, setProblem] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const isOpen = merge.clashes.some(({ path }) => chosen[path] === undefined)
  const save = (): void => {
    setBusy(true)
    setProblem(undefined)
    editing
      .settle(settled(merge, (path) => chosen[path] === 'mine'))
      .catch((error: unknown) => {
        // Changed once more: the dialog shows that conflict now.
        if (!(error instanceof ConsoleError && error.code === 'changed_meanwhile')) setProblem(error)
        setChosen({})
      })
      .finally(() => setBusy(false))
  }
  return (
    <Dialog aria-labelledby="conflict" maxWidth="md" open>
      <DialogTitle id="conflict">{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('conflict.about', { by, at: when(at) })}</DialogContentText>
        {merge.clashes.length === 0 && <Alert severity="success">{t('conflict.apart')}</Alert>}
        <Stack sx={{ gap: 2, mt: 2 }}>
          {merge.clashes.map((clash) => (
            <RadioGroup
              key={clash.path}
              aria-label={clash.path}
              onChange={(_event, value) =>
                setChosen({ ...chosen, [clash.path]: value === 'mine' ? 'mine' : 'theirs' })
              }
              value={chosen[clash.path] ?? ''}
            >
              <Typography variant="h3">
                <code>{clash.path}</code>
              </Typography>
              {(['theirs', 'mine'] as const).map((side) => (
                <FormControlLabel
                  key={side}
                  control={<Radio />}
                  label={
                    <>
                      <Typography color="textSecondary" component="span" variant="body2">
                        {t(`conflict.${side}`, { by })}:{' '}
                      </Typography>
                      <ValueText value={clash[side]} />
                    </>
                  }
                  value={side}
                />
              ))}
            </RadioGroup>
          ))}
        </Stack>
        {problem !== undefined && <Alert severity="error">{problemText(problem)}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} onClick={editing.letGo}>
          {t('conflict.let_go')}
        </Button>
        <Button disabled={isOpen} loading={isBusy} onClick={save} variant="contained">
          {t('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
