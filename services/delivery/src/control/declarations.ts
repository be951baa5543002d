import type { ModuleDeclarations } from '@site/shared-api/contract/describe'
import type { Registry } from '#registry/registry.ts'

/** What the live releases declare that brands switch: themselves, and their flags with what each gates. */
export const declarationsOf = (registry: Pick<Registry, 'live' | 'modules'>): ModuleDeclarations =>
  registry.modules().flatMap((module) => {
    const declaration = registry.live(module)?.declaration
    if (declaration === undefined) return []
    const { name, default: isOn, flags } = declaration
    return [{ name, default: isOn, flags }]
  })
