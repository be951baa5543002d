import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment } from './fields.ts'
import { moduleName } from './release.ts'

const MOST_MODULES = 50
/** Live ones of a team: the present one and its successor, with room to spare. */
export const MOST_TEAM_KEYS = 10
const MOST_PEM = 1_000
const MOST_TOKEN_DAYS = 365

/** Names stand in the audit log for good: none is given twice. */
export const teamName = z
  .string()
  .regex(/^[a-z][a-z0-9.-]{1,31}$/, 'a name is small letters, digits, . and -')

const modules = z.array(moduleName).min(1).max(MOST_MODULES)
/** A public key in PEM (SPKI); the private one stays with the team. */
const publicKey = z.string().min(1).max(MOST_PEM)
const fingerprint = z.string().max(64)
const named = z.object({ name: teamName })

const team = z.object({
  name: teamName,
  modules,
  keys: z.array(z.object({ fingerprint, publicKey, addedAt: moment })),
  tokens: z.array(z.object({ id: z.uuid(), label: z.string(), expiresAt: moment })),
  closed: z.boolean(),
  createdAt: moment,
})

export const listTeams = defineCall({
  method: 'GET',
  path: '/wps/operator/teams',
  brandOf: 'site',
  access: 'operator',
  right: 'read',
  summary: 'Teams, the modules that each may release, its public keys and its live tokens',
  branded: false,
  response: z.object({ list: z.array(team) }),
})

export const addTeam = defineCall({
  method: 'POST',
  path: '/wps/operator/teams',
  brandOf: 'site',
  access: 'operator',
  right: 'operators',
  summary: 'Adds a team that may release modules, with the ed25519 key that it signs them with; audited',
  branded: false,
  body: z.strictObject({ name: teamName, modules, key: publicKey }),
  response: team,
})

export const changeTeam = defineCall({
  method: 'PATCH',
  path: '/wps/operator/teams/:name',
  brandOf: 'site',
  access: 'operator',
  right: 'operators',
  summary:
    'Gives a team other modules, adds or ends a key, closes or opens it; a closed one’s tokens end; audited',
  branded: false,
  params: named,
  body: z.strictObject({
    modules: modules.optional(),
    addKey: publicKey.optional(),
    endKey: fingerprint.optional(),
    closed: z.boolean().optional(),
  }),
  response: team,
})

export const addTeamToken = defineCall({
  method: 'POST',
  path: '/wps/operator/teams/:name/tokens',
  brandOf: 'site',
  access: 'operator',
  right: 'operators',
  summary:
    'A token for a team’s builds: it lists releases, and releases and moves the team’s modules; shown this once; audited',
  branded: false,
  params: named,
  body: z.strictObject({
    label: z.string().min(1).max(40),
    days: z.number().int().min(1).max(MOST_TOKEN_DAYS),
  }),
  response: z.object({ id: z.uuid(), token: z.string(), expiresAt: moment }),
})

export const endTeamToken = defineCall({
  method: 'DELETE',
  path: '/wps/operator/teams/:name/tokens/:id',
  brandOf: 'site',
  access: 'operator',
  right: 'operators',
  summary: 'Ends a token of a team; audited',
  branded: false,
  params: z.object({ name: teamName, id: z.uuid() }),
  response: z.object({ ended: z.boolean() }),
})
