/** A shell's code for the server that asks each module's `draw`, where it has one, and says which threw. */
export const DRAWING_SHELL = `exports.sharedLibraries = {}
const thrownBy = (plan, exposes) => Object.entries(exposes).flatMap(([module, { draw }]) => {
  try { draw?.(plan); return [] }
  catch (error) { return [{ module, stage: 'draw', message: error.message }] }
})
exports.draw = (plan, url, exposes) => ({
  header: '', screen: '', footer: '', welcome: '', complete: thrownBy(plan, exposes).length === 0,
})
exports.faultsOf = async (plan, url, exposes) => thrownBy(plan, exposes)`
