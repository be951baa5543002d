import type { z } from 'zod'
import { moduleSchema, type ModuleDeclaration } from './module.schema.ts'

const SCHEMA = 'packages/config/src/schema/module.schema.ts'

/** A module's declaration from its text; throws with the file and the field, also for a screen or slot that has no file (`exposes`). */
export function parseDeclaration(file: string, text: string, exposes: readonly string[]): ModuleDeclaration {
  const parsed = moduleSchema.safeParse(readJson(file, text))
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((issue) => describeIssue(file, issue)).join('\n'))
  const { name, routes, popups, slots } = parsed.data
  const faults = Object.entries({ routes, popups, slots }).flatMap(([list, parts]) =>
    parts.flatMap(({ expose }, index) =>
      exposes.includes(expose)
        ? []
        : `${file}: ${list}.${index}.expose: ${expose} has no file under src/screens or src/slots; make apps/${name}/src/${fileOf(expose)}, or take this out`,
    ),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return parsed.data
}

const fileOf = (expose: string): string =>
  `${expose.endsWith('.screen') ? 'screens' : 'slots'}/${expose.slice(2)}.tsx`

/** One line a fault: file, field, what was expected, what to do. */
function describeIssue(file: string, issue: z.core.$ZodIssue): string {
  const at = (...more: string[]): string => [...issue.path, ...more].join('.') || 'the whole'
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .map(
        (key) =>
          `${file}: ${at(key)}: a field that the schema knows, not "${key}"; take it out, or mend its name (${SCHEMA})`,
      )
      .join('\n')
  return `${file}: ${at()}: ${issue.message}; mend it (${SCHEMA} says what each field holds)`
}

function readJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
