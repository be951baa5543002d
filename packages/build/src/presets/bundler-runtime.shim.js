// The federation code of webpack's remotes is the same in all of them: the shell gives it once (5 KB saved per remote).
const given = globalThis.__m_federation
const federation = {
  runtime: given.runtime,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...given.bundlerRuntime, S: {} },
  attachShareScopeMap: given.attachShareScopeMap,
  bundlerRuntimeOptions: {},
}
export const { runtime, bundlerRuntime, bundlerRuntimeOptions, attachShareScopeMap } = federation
export const instance = undefined
export const initOptions = undefined
export default federation
