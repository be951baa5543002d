import { SHARED_LIBRARIES } from '@site/config'
import * as sharedApi from '@site/shared-api'
import * as ui from '@site/ui'
import i18next from 'i18next'
import { atom, createStore, getDefaultStore, useAtom, useAtomValue, useSetAtom } from 'jotai'
import * as React from 'react'
import { createPortal, flushSync, preload, version as reactDomVersion } from 'react-dom'
import * as jsxRuntime from 'react/jsx-runtime'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'

/** Fetched when the first module asks for them; the code that the shell itself uses is in the page already. */
const later: Readonly<Record<string, () => Promise<object>>> = {
  rxjs: () => import('./shared-rxjs.ts'),
}

/** The objects behind the names of `packages/config/src/shared-libraries.ts`: what exists once on a page (MOD-03). */
export const sharedLibraries: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': { createPortal, flushSync, preload, version: reactDomVersion },
  'react-router-dom': { useLocation, useNavigate, useParams, useSearchParams },
  jotai: { atom, createStore, getDefaultStore, useAtom, useAtomValue, useSetAtom },
  i18next: { __esModule: true, default: i18next },
  '@site/shared-api': sharedApi,
  '@site/ui': ui,
}

/** What the federation runtime gets about each of them; `lost` is called for one that did not come. */
export function sharedOptions(lost: (request: string) => void) {
  return Object.fromEntries(
    SHARED_LIBRARIES.map(({ request, range }) => {
      const common = {
        version: range.replace('^', ''),
        scope: 'default',
        shareConfig: { singleton: true, requiredVersion: range },
      }
      const fetched = later[request]
      if (fetched !== undefined)
        return [
          request,
          {
            ...common,
            get: () =>
              fetched().then(
                (library) => () => library,
                (error: unknown) => {
                  lost(request)
                  throw error
                },
              ),
          },
        ]
      const library = sharedLibraries[request]
      if (library === undefined)
        throw new Error(`The shell does not give ${request}, which its contract lists.`)
      return [request, { ...common, lib: () => library }]
    }),
  )
}
