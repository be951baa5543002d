import { SHARED_LIBRARIES } from '@site/config'
import * as sharedApi from '@site/shared-api'
import * as ui from '@site/ui'
import i18next from 'i18next'
import { atom, createStore, getDefaultStore, useAtom, useAtomValue, useSetAtom } from 'jotai'
import * as React from 'react'
import { createPortal, flushSync, preload, version as reactDomVersion } from 'react-dom'
import * as jsxRuntime from 'react/jsx-runtime'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import {
  BehaviorSubject,
  debounceTime,
  distinctUntilChanged,
  filter,
  fromEvent,
  map,
  merge,
  Observable,
  startWith,
  Subject,
  switchMap,
  throttleTime,
  timer,
} from 'rxjs'

/** The objects behind the names of `packages/config/src/shared-libraries.ts`: what exists once on a page (MOD-03). */
export const sharedLibraries: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': { createPortal, flushSync, preload, version: reactDomVersion },
  'react-router-dom': { useLocation, useNavigate, useParams, useSearchParams },
  rxjs: {
    BehaviorSubject,
    Observable,
    Subject,
    debounceTime,
    distinctUntilChanged,
    filter,
    fromEvent,
    map,
    merge,
    startWith,
    switchMap,
    throttleTime,
    timer,
  },
  jotai: { atom, createStore, getDefaultStore, useAtom, useAtomValue, useSetAtom },
  i18next: { default: i18next },
  '@site/shared-api': sharedApi,
  '@site/ui': ui,
}

/** What the federation runtime is told about each of them. */
export function sharedOptions() {
  return Object.fromEntries(
    SHARED_LIBRARIES.map(({ request, range }) => {
      const library = sharedLibraries[request]
      if (library === undefined)
        throw new Error(`The shell does not give ${request}, which its contract lists.`)
      return [
        request,
        {
          version: range.replace('^', ''),
          scope: 'default',
          lib: () => library,
          shareConfig: { singleton: true, requiredVersion: range },
        },
      ]
    }),
  )
}
