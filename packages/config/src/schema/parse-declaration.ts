import { moduleSchema, type ModuleDeclaration } from './module.schema.ts'

/** A module's declaration from its text; throws with the file and the field, also for a screen or slot that has no file (`exposes`). */
export function parseDeclaration(file: string, text: string, exposes: readonly string[]): ModuleDeclaration {
  const parsed = moduleSchema.safeParse(readJson(file, text))
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`${file}: ${faults.join('; ')}`)
  }
  for (const { expose } of [...parsed.data.routes, ...parsed.data.popups, ...parsed.data.slots]) {
    if (!exposes.includes(expose))
      throw new Error(`${file}: ${expose} has no file under src/screens or src/slots`)
  }
  return parsed.data
}

function readJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
