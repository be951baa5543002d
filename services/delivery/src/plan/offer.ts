import type { Brand, ModuleDeclaration, Release } from '@site/config/schema'

/** What decides which declared parts a brand's visitor has. */
export interface Offer {
  /** The brand's modules that are released. */
  readonly releases: readonly Release[]
  /** Flags that are on. */
  readonly flags: ReadonlySet<string>
  readonly categories: readonly string[]
  readonly memberHint: boolean
}

/** Whether a brand has a module: as it says, else as the module declares (a new one needs no migration). */
export function hasModule(brand: Brand, { name, default: standard }: ModuleDeclaration): boolean {
  return brand.modules[name] ?? standard
}

/** The flags that are on: as the brand says, else as their module declares; an undeclared flag is off unless the brand says otherwise. */
export function flagsOn(brand: Brand, declarations: readonly ModuleDeclaration[]): ReadonlySet<string> {
  const standard = declarations.flatMap(({ flags }) =>
    Object.entries(flags).map(([name, flag]): [string, 0 | 1] => [name, flag.default]),
  )
  const values = { ...Object.fromEntries(standard), ...brand.flags }
  return new Set(Object.keys(values).filter((name) => values[name] === 1))
}

/** Whether the flag of a declared part, if it has one, is on (SHL-19). */
export function isOn(part: { readonly flag?: string | undefined }, { flags }: Offer): boolean {
  return part.flag === undefined || flags.has(part.flag)
}
