import { fileOf, type DeclaredModule, type Fault } from './fault.ts'

/** Icons that are neither the kit's (`kit`) nor a file that the module brings (`own`, as `./icons/<name>.svg`). */
export function faultsOfIcons(
  module: DeclaredModule,
  kit: readonly string[],
  own: readonly string[],
): Fault[] {
  return module.declaration.entries.flatMap(({ icon }, index) => {
    const brought = icon.startsWith('./')
    if ((brought ? own : kit).includes(icon)) return []
    return {
      file: fileOf(module),
      field: `entries.${index}.icon`,
      expected: brought ? `the file ${icon}` : `an icon of the kit, not "${icon}"`,
      help: brought
        ? `put it into apps/${module.declaration.name}/src/${icon.slice(2)}`
        : 'take a name of packages/ui/src/icon/icons.ts, or bring an SVG file as ./icons/<name>.svg',
    }
  })
}
