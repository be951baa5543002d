import BooksIcon from '@mui/icons-material/FactCheck'
import { listBookChecks } from '@site/shared-api/contract/book-check'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

export const BOOKS_PAGES: readonly ConsolePage[] = [
  {
    path: '/books',
    label: 'books.title',
    group: 'money',
    Icon: BooksIcon,
    needs: listBookChecks,
    Page: lazy(() => import('#features/books/books.page.tsx')),
  },
]
