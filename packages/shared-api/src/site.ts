import { QueryClient } from '@tanstack/react-query'
import type { Language, Theme } from '@site/config'
import type { Plan } from '@site/config/schema'
import { createStore } from 'jotai'
import { createClient, type Client } from './client/client.ts'
import { ApiError } from './client/errors.ts'
import type { Composition } from './composition/composition.ts'
import { createBus, type Bus } from './events/bus.ts'
import { createMessages, type Messages } from './i18n/messages.ts'
import { baseFlags, baseLanguage, baseMemberHint, baseSession, baseTheme } from './session/session.atoms.ts'
import { readSession, type SessionInfo } from './session/session-info.ts'

const STALE_MS = 30_000

/** Everything modules share on one page; one per page in the browser, one per drawing on the server. */
export interface Site {
  readonly plan: Plan
  readonly store: ReturnType<typeof createStore>
  readonly queries: QueryClient
  readonly client: Client
  readonly bus: Bus
  readonly messages: Messages
  readonly composition: Composition
  /** The language now chosen. */
  language(): Language
  /** The session held now, also before the page has taken it up. */
  session(): SessionInfo | null
  /** Whether a session is held now (its token may still turn out to be over). */
  signedIn(): boolean
}

let current: Site | undefined

/** The site of this page; throws before the host has started it. */
export function site(): Site {
  if (current === undefined)
    throw new Error('The site has not started: the host calls startSite(plan) first.')
  return current
}

/** Called by the host alone (the shell, or the server before each drawing). */
export function startSite(plan: Plan, composition: Composition): Site {
  const store = createStore()
  const bus = createBus(plan.brand.merchant)
  store.set(baseLanguage, plan.language)
  store.set(baseTheme, plan.theme)
  store.set(baseFlags, new Set(plan.flags))
  const language = (): Language => store.get(baseLanguage)
  const client = createClient({
    merchant: plan.brand.merchant,
    language,
    token: () => store.get(baseSession)?.token,
    onSessionEnded: (reason) => bus.emit('sessionEnded', { reason }),
  })
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (count, error) => count < 1 && !(error instanceof ApiError),
      },
    },
  })
  for (const [url, value] of plan.data) queries.setQueryData([url, plan.language], value)
  store.set(baseMemberHint, plan.memberHint)
  const session = (): SessionInfo | null =>
    store.get(baseSession) ?? (typeof window === 'undefined' ? null : readSession(plan.brand.merchant))
  const signedIn = (): boolean => session() !== null
  current = {
    plan,
    store,
    queries,
    client,
    bus,
    messages: createMessages(plan),
    composition,
    language,
    session,
    signedIn,
  }
  return current
}

export type { Language, Theme }
