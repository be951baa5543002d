/** Seconds of the tests that start platforms of their own, on two busy cores. */
const SECONDS = {
  'accounts.test.ts': 300,
  'sign-in.test.ts': 250,
  'platform.test.ts': 180,
  'storm.test.ts': 125,
  'catalogue-import.test.ts': 125,
  'start.test.ts': 95,
  'phone-auth.test.ts': 60,
  'wallet.test.ts': 55,
  'catalogue.test.ts': 40,
  'catalogue-art.test.ts': 40,
}

const FOLDER = '/services/platform/test/'
const secondsOf = ({ path }) =>
  path.includes(FOLDER) ? (SECONDS[path.slice(path.lastIndexOf('/') + 1)] ?? 10) : 0

/** Begins with the longest tests: jest takes the largest files first, and the longest tests are in small ones. */
module.exports = class SlowFirst {
  sort(tests) {
    return [...tests].sort((a, b) => secondsOf(b) - secondsOf(a) || a.path.localeCompare(b.path))
  }
  shard(tests, { shardIndex, shardCount }) {
    return tests.filter((_test, i) => i % shardCount === shardIndex - 1)
  }
  allFailedTests(tests) {
    return this.sort(tests)
  }
  cacheResults() {}
}
