import ModulesIcon from '@mui/icons-material/Extension'
import { listReleases, releasesOfModule } from '@site/shared-api/contract/release'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const RELEASES_PAGES: readonly ConsolePage[] = [
  {
    path: '/modules',
    label: 'releases.title',
    group: 'site',
    Icon: ModulesIcon,
    needs: listReleases,
    Page: lazy(() => import('#features/releases/modules.page.tsx')),
  },
  {
    path: '/modules/:module',
    label: 'releases.title',
    needs: releasesOfModule,
    Page: lazy(() => import('#features/releases/module.page.tsx')),
  },
]
