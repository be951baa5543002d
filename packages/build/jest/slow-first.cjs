/** Seconds of the tests that start platforms of their own, on two busy cores. */
const SECONDS = {
  'accounts.test.ts': 163,
  'platform.test.ts': 137,
  'withdrawals.test.ts': 140,
  'wallet.test.ts': 150,
  'catalogue-import.test.ts': 109,
  'agents.test.ts': 95,
  'judge.test.ts': 89,
  'deposits.test.ts': 75,
  'sign-in.test.ts': 81,
  'storm.test.ts': 90,
  'start.test.ts': 71,
  'catalogue-running.test.ts': 58,
  'examples.test.ts': 57,
  'chat.test.ts': 56,
  'loyalty.test.ts': 69,
  'play.test.ts': 60,
  'member-desk.test.ts': 60,
  'bonus.test.ts': 55,
  'phone-auth.test.ts': 54,
  'operators.test.ts': 45,
  'backup.test.ts': 43,
  'rewards.test.ts': 41,
  'retention.test.ts': 32,
  'operator-command.test.ts': 29,
  'upgrade.test.ts': 28,
  'help.test.ts': 25,
  'security.test.ts': 60,
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
