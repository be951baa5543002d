const { expected, secondsOf } = require('./file-seconds.cjs')

/** Begins with the longest tests: jest takes the largest files first, and the longest tests are in small ones. */
module.exports = class SlowFirst {
  sort(tests) {
    expected.seconds = tests.reduce((sum, { path }) => sum + secondsOf(path), 0)
    return [...tests].sort((a, b) => secondsOf(b.path) - secondsOf(a.path) || a.path.localeCompare(b.path))
  }
  shard(tests, { shardIndex, shardCount }) {
    return tests.filter((_test, i) => i % shardCount === shardIndex - 1)
  }
  allFailedTests(tests) {
    return this.sort(tests)
  }
  cacheResults() {}
}
