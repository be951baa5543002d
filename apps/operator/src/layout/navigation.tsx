import { Box, List, ListItemButton, ListItemIcon, ListItemText, ListSubheader } from '@mui/material'
import { useTranslate } from 'react-admin'
import { NavLink } from 'react-router-dom'
import { GROUPS, type ConsolePage } from '#console-page.ts'
import { PAGES } from '#pages.ts'
import { useMay } from '#session/rights.ts'

/** The menu: pages by group, those alone that the role may see. */
export function Navigation() {
  const t = useTranslate()
  const may = useMay()
  return (
    <Box component="nav" aria-label={t('console.menu')} sx={{ overflowY: 'auto', pb: 4 }}>
      {GROUPS.map((group) => {
        const pages = PAGES.filter((page) => page.group === group && may(page.needs))
        if (pages.length === 0) return null
        const heading = `menu-${group}`
        return (
          <List key={group} dense aria-labelledby={heading} sx={{ py: 0.5 }}>
            <ListSubheader
              component="li"
              id={heading}
              disableSticky
              sx={{ bgcolor: 'transparent', lineHeight: 2.4 }}
            >
              {t(`menu.${group}`)}
            </ListSubheader>
            {pages.map((page) => (
              <MenuRow key={page.path} page={page} />
            ))}
          </List>
        )
      })}
    </Box>
  )
}

function MenuRow({ page: { Count, Icon, path, label } }: { readonly page: ConsolePage }) {
  const t = useTranslate()
  return (
    <li>
      <ListItemButton
        component={NavLink}
        to={path}
        sx={{
          borderRadius: 2,
          mx: 1,
          py: 0.5,
          '&.active': { bgcolor: 'action.selected', color: 'primary.main' },
        }}
      >
        <ListItemIcon sx={{ color: 'inherit', minWidth: 36 }}>
          {Icon && <Icon fontSize="small" />}
        </ListItemIcon>
        <ListItemText primary={t(label)} />
        {Count && <Count />}
      </ListItemButton>
    </li>
  )
}
