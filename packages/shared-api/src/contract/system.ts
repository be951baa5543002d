import { z } from 'zod'
import { defineCall } from './call.ts'

export const systemHealth = defineCall({
  method: 'GET',
  path: '/wps/health',
  access: 'public',
  summary: 'Whether the process lives',
  branded: false,
  response: z.object({ status: z.literal('ok') }),
})

export const systemReady = defineCall({
  method: 'GET',
  path: '/wps/ready',
  access: 'public',
  summary: 'Whether the process can serve: database reachable',
  branded: false,
  response: z.object({ status: z.literal('ready') }),
})
