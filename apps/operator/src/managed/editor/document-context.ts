import type { ManagedDocument } from '@site/shared-api/contract/managed'
import { createContext, useContext } from 'react'

/** The document whose fields are shown; none while a new one is written. */
export const DocumentContext = createContext<Pick<ManagedDocument, 'kind' | 'id' | 'merchant'> | undefined>(
  undefined,
)

export const useEdited = () => useContext(DocumentContext)
