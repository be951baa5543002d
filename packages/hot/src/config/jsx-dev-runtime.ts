import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

export { Fragment }

/** What development code calls for each element, over the one function that the shell shares with every module. */
export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key?: string,
  isStatic = false,
): ReturnType<typeof jsx> {
  return (isStatic ? jsxs : jsx)(type, props, key)
}
