import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useLogout, useTranslate } from 'react-admin'
import { ConsoleError } from '#client/console-error.ts'
import { signIn } from '#providers/auth.provider.ts'
import { leaveInstead } from '#session/session.ts'
import { useAwaitedName } from '#session/use-session.ts'
import { SignInForm } from '#sign-in/sign-in.form.tsx'

/** Opens over the page when the session ended: what was typed stays, and what was sent goes out again afterwards. */
export function SignInAgain() {
  const t = useTranslate()
  const name = useAwaitedName()
  const logout = useLogout()
  const queries = useQueryClient()
  const leave = (): void => {
    leaveInstead(new ConsoleError({ status: 401, code: 'operator_token_required' }))
    void logout()
  }
  return (
    <Dialog aria-labelledby="again" maxWidth="xs" open={name !== undefined}>
      <DialogTitle id="again">{t('sign_in.again')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{t('sign_in.again_about')}</DialogContentText>
        <SignInForm
          name={name}
          submit={async (filled) => {
            await signIn(filled)
            await queries.invalidateQueries()
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={leave}>
          {t('sign_in.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
