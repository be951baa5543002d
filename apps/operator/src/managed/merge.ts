import { changesBetween, sameValue } from '#difference/changes-between.ts'
import { valueAt, withValue, type Fields } from '#managed/paths.ts'

/** A field that both have changed, each otherwise. */
export interface Clash {
  readonly path: string
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Merge {
  /** Theirs, with whatever I alone have changed. */
  readonly merged: Fields
  /** What the operator has to choose. */
  readonly clashes: readonly Clash[]
}

const isWithin = (path: string, other: string): boolean => path === other || path.startsWith(`${other}.`)

/** Brings my changes of a document together with those that another operator has published or saved since it was read. */
export function mergeOf(base: Fields, mine: Fields, theirs: Fields): Merge {
  const others = changesBetween(base, theirs).map(({ path }) => path)
  let merged = theirs
  const clashes = new Map<string, Clash>()
  for (const { path, after } of changesBetween(base, mine)) {
    const other = others.find((one) => isWithin(one, path) || isWithin(path, one))
    const whole = other !== undefined && isWithin(path, other) ? other : path
    const [own, foreign] = [valueAt(mine, whole), valueAt(theirs, whole)]
    if (other === undefined) merged = withValue(merged, path, after)
    else if (!sameValue(own, foreign)) clashes.set(whole, { path: whole, mine: own, theirs: foreign })
  }
  return { merged, clashes: [...clashes.values()] }
}

/** The document with the choices made; a field without a choice stays theirs. */
export function settled({ merged, clashes }: Merge, isMine: (path: string) => boolean): Fields {
  return clashes.reduce(
    (document, { path, mine }) => (isMine(path) ? withValue(document, path, mine) : document),
    merged,
  )
}
