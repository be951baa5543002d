import ImportIcon from '@mui/icons-material/UploadFile'
import { listImports, readImport } from '@site/shared-api/contract/catalogue-import'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const IMPORTS_PAGES: readonly ConsolePage[] = [
  {
    path: '/imports',
    label: 'imports.title',
    group: 'games',
    Icon: ImportIcon,
    needs: listImports,
    Page: lazy(() => import('#features/imports/imports.page.tsx')),
  },
  {
    path: '/imports/:id',
    label: 'imports.title',
    needs: readImport,
    Page: lazy(() => import('#features/imports/import.page.tsx')),
  },
]
