import { createHash } from 'node:crypto'
import type { Release } from '@site/config/schema'

export const PARTS = ['browser', 'server'] as const
export type Part = (typeof PARTS)[number]

/** A file that a release is made of. */
export interface WantedFile {
  readonly part: Part
  readonly name: string
  readonly integrity: string
}

/** Everything that has to be sent of a release; packed copies are made here. */
export const wantedFiles = ({ files, serverEntry, serverIntegrity }: Release): WantedFile[] => [
  ...files.map(({ name, integrity }) => ({ part: 'browser' as const, name, integrity })),
  ...(serverEntry === '' || serverIntegrity === undefined
    ? []
    : [{ part: 'server' as const, name: serverEntry, integrity: serverIntegrity }]),
]

export const isFile = ({ integrity }: WantedFile, bytes: Uint8Array): boolean =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}` === integrity
