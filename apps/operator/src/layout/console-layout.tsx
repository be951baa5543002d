import MenuIcon from '@mui/icons-material/Menu'
import {
  AppBar,
  Box,
  Drawer,
  IconButton,
  Toolbar,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { useEffect, useState } from 'react'
import {
  SkipNavigationButton,
  ToggleThemeButton,
  useLocale,
  useTranslate,
  type LayoutProps,
} from 'react-admin'
import { LANGUAGE_TAGS, isLanguage } from '@site/config'
import { useLocation } from 'react-router-dom'
import { LanguageButton } from '#layout/language-button.tsx'
import { Navigation } from '#layout/navigation.tsx'
import { WhoMenu } from '#layout/who-menu.tsx'
import { SignInAgain } from '#sign-in/sign-in-again.tsx'

const NAV_WIDTH = 232

/** The frame of every page: bar, menu (a drawer on a phone), and the sign-in that opens over it when a session ends. */
export function ConsoleLayout({ children }: LayoutProps) {
  const t = useTranslate()
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  useDocumentLanguage()
  useEffect(() => setOpen(false), [pathname])
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100dvh' }}>
      <SkipNavigationButton />
      <AppBar
        color="inherit"
        elevation={0}
        position="sticky"
        sx={{
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
          zIndex: (theme) => theme.zIndex.drawer + 1,
        }}
      >
        <Toolbar variant="dense" sx={{ gap: 0.5 }}>
          {!isWide && (
            <IconButton aria-label={t('ra.action.open_menu')} edge="start" onClick={() => setOpen(!isOpen)}>
              <MenuIcon />
            </IconButton>
          )}
          <Typography component="p" variant="h2" sx={{ flexGrow: 1 }} noWrap>
            {t('console.name')}
          </Typography>
          <LanguageButton />
          <ToggleThemeButton />
          <WhoMenu />
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'flex' }}>
        <Drawer
          open={isWide || isOpen}
          variant={isWide ? 'permanent' : 'temporary'}
          onClose={() => setOpen(false)}
          sx={{ flexShrink: 0, width: isWide ? NAV_WIDTH : 0 }}
          slotProps={{
            paper: {
              sx: {
                bgcolor: 'background.paper',
                borderColor: 'divider',
                boxSizing: 'border-box',
                pt: 7,
                width: NAV_WIDTH,
              },
            },
          }}
        >
          <Navigation />
        </Drawer>
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, outline: 0, p: { xs: 1.5, md: 3 } }}
        >
          <Box sx={{ maxWidth: 1280, mx: 'auto' }}>{children}</Box>
        </Box>
      </Box>
      <SignInAgain />
    </Box>
  )
}

/** Screen readers speak the language that is shown. */
export function useDocumentLanguage(): void {
  const locale = useLocale()
  useEffect(() => {
    document.documentElement.lang = isLanguage(locale) ? LANGUAGE_TAGS[locale] : 'en'
  }, [locale])
}
