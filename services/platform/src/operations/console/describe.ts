import { CATEGORIES, FIELD_PATTERNS, JUDGED_FLAGS, LANGUAGES, MARKS, REGISTER_FIELDS } from '@site/config'
import type { ValueOf } from '@site/shared-api/contract/call'
import { BANNER_GROUPS } from '@site/shared-api/contract/constants'
import type { describeConsole, ModuleDeclarations } from '@site/shared-api/contract/describe'
import { MANAGED_RIGHTS } from '@site/shared-api/contract/managed-kinds'
import { OPERATOR_ROLES } from '@site/shared-api/contract/operator'
import { z } from 'zod'
import type { LiveBrand } from '#brands/index'
import { content } from '#operations/managed/content'
import type { ManagedSource } from '#operations/managed/source'
import { holds } from '#operations/operators/brands/holding'
import type { Operator } from '#operations/operators/operator-auth'

type Described = ValueOf<typeof describeConsole>

/** What a console draws its forms from, for who asks. */
export function describe(
  { brands, name, role }: Pick<Operator, 'brands' | 'name' | 'role'>,
  site: {
    readonly sources: readonly ManagedSource[]
    readonly brands: readonly LiveBrand[]
    readonly declared: ModuleDeclarations
    readonly countries: Described['countries']
    readonly now: Date
  },
): Described {
  const rights = [...OPERATOR_ROLES[role]]
  return {
    operator: { name, role, brands, rights },
    kinds: site.sources.map((source) => ({
      kind: source.kind,
      right: MANAGED_RIGHTS[source.kind],
      mayChange: rights.some((right) => right === MANAGED_RIGHTS[source.kind]),
      mayCreate: source.mayCreate,
      schema: content.parse(z.toJSONSchema(source.schema, { io: 'input', unrepresentable: 'any' })),
      blank: source.blank(site.now),
    })),
    brands: site.brands
      .filter(({ merchant }) => holds(brands, [merchant]))
      .map(({ merchant, document }) => ({
        merchant,
        name: document.name,
        languages: document.languages,
      })),
    flags: flagsOf(site.declared),
    modules: site.declared.map((declared) => ({ name: declared.name, default: declared.default })),
    categories: CATEGORIES.map(({ key }) => key),
    languages: [...LANGUAGES],
    countries: site.countries,
    registerFields: [...REGISTER_FIELDS],
    patterns: Object.keys(FIELD_PATTERNS),
    bannerPlaces: [...BANNER_GROUPS],
    marks: Object.keys(MARKS),
  }
}

/** Flags as modules declare them, and those that the platform judges and no module names. */
function flagsOf(declared: ModuleDeclarations): Described['flags'] {
  const flags = declared.flatMap(({ name: module, flags: own }) =>
    Object.entries(own).map(([name, { default: value, gates }]) => ({ name, default: value, module, gates })),
  )
  const judged = Object.entries(JUDGED_FLAGS)
    .filter(([name]) => !flags.some((flag) => flag.name === name))
    .map(([name, value]) => ({ name, default: value, module: null, gates: '' }))
  return [...flags, ...judged].sort((a, b) => a.name.localeCompare(b.name))
}
