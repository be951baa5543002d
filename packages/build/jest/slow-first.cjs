/** Seconds of the tests that start platforms of their own, on two busy cores. */
const SECONDS = {
  'agents.test.ts': 278,
  'accounts.test.ts': 212,
  'withdrawals.test.ts': 178,
  'platform.test.ts': 176,
  'wallet.test.ts': 151,
  'storm.test.ts': 120,
  'security.test.ts': 111,
  'catalogue-import.test.ts': 109,
  'chat.test.ts': 80,
  'play.test.ts': 75,
  'deposits.test.ts': 75,
  'sign-in.test.ts': 67,
  'loyalty.test.ts': 62,
  'start.test.ts': 58,
  'catalogue-running.test.ts': 58,
  'operators.test.ts': 49,
  'rewards.test.ts': 43,
  'member-desk.test.ts': 40,
  'judge.test.ts': 38,
  'bonus.test.ts': 36,
  'phone-auth.test.ts': 33,
  'examples.test.ts': 33,
  'operator-command.test.ts': 31,
  'backup.test.ts': 29,
  'retention.test.ts': 29,
  'upgrade.test.ts': 28,
  'help.test.ts': 27,
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
