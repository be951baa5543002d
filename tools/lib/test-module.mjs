import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

/** What a failure comes down to: the files and tests that failed, and how many did. */
const SUMMARY = /^(FAIL|Tests:)|^ +●/

/** Runs the tests of one module; rejects with which of them failed. */
export async function testModule(module) {
  const path = `/apps/${module}/`
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js')
  const words = ['--silent', '--passWithNoTests', '--selectProjects', 'browser', '--testPathPatterns', path]
  await run(process.execPath, [jest, ...words], { quiet: true }).catch(({ message }) => {
    const summary = [...new Set(message.split('\n').filter((line) => SUMMARY.test(line)))]
    throw new Error(
      `${summary.join('\n') || message}\nThe tests of ${module} do not pass, so it is not released. All they say: npx jest ${path}`,
    )
  })
  console.log(`The tests of ${module} pass`)
}
