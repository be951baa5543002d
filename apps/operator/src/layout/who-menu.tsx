import AccountIcon from '@mui/icons-material/AccountCircle'
import { Button, Divider, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import { useLogout, useTranslate } from 'react-admin'
import { useSession } from '#session/use-session.ts'

/** Who is signed in, in which role, and the way out. */
export function WhoMenu() {
  const t = useTranslate()
  const session = useSession()
  const logout = useLogout()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!session) return null
  const close = (): void => setAnchor(null)
  return (
    <>
      <Button
        aria-haspopup="menu"
        color="inherit"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        startIcon={<AccountIcon />}
        sx={{ maxWidth: { xs: 112, sm: 220 } }}
      >
        <Typography component="span" variant="button" noWrap>
          {session.name}
        </Typography>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Typography component="li" variant="body2" color="textSecondary" sx={{ px: 2, py: 1 }}>
          {t(`role.${session.role}`)}
        </Typography>
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            close()
            void logout({}, undefined, false)
          }}
        >
          {t('sign_in.out')}
        </MenuItem>
      </Menu>
    </>
  )
}
