// How long a test waits for what it expects: a busy machine is slow, not wrong. Speed is measured by the bench.
jest.setTimeout(60_000)

const { testPath } = expect.getState()
try {
  const { configure } = require(require.resolve('@testing-library/react', { paths: [testPath] }))
  configure({ asyncUtilTimeout: 15_000 })
} catch {
  // A package that tests no components has no such library.
}
