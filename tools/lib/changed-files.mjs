import { execFileSync } from 'node:child_process'
import { root } from './root.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const lines = (text) => text.split('\n').filter(Boolean)

/** The commit that a change starts from: where this branch left the one it is pushed to, else the one before the last. */
function baseOf() {
  try {
    return git('merge-base', 'HEAD', '@{upstream}').trim()
  } catch {
    return 'HEAD~1'
  }
}

/**
 * Files that differ between a commit and the work tree, new ones with them and those that are gone left out. Without `since`: what
 * is not committed, or, in a clean work tree, what was committed since the branch that it is pushed to.
 */
export function changedFiles(since) {
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'))
  const changedSince = (commit) => lines(git('diff', '--name-only', '--diff-filter=d', commit))
  const own = [...changedSince('HEAD'), ...untracked]
  if (since === undefined && own.length > 0) return [...new Set(own)]
  return [...new Set([...changedSince(since ?? baseOf()), ...untracked])]
}
