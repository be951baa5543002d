import { readFileSync } from 'node:fs'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

const MINUTE_MS = 60_000

/** So many lines of a page are printed. */
const MOST_LINES = 60
const SNAPSHOT = '# Page snapshot'
const MAIN = /^ *- main\b/m

/**
 * Writes after each journey how far the run is (lines that `npm test` shows, `onProgress` of tools/lib/run.mjs), and at the end
 * what was on the page of each that failed: where a run is known by its output alone, that is what shows why.
 */
export default class ProgressReporter implements Reporter {
  #began = Date.now()
  #all = 0
  #done = 0
  #failed = 0
  readonly #pages: string[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#began = Date.now()
    this.#all = suite.allTests().length
  }
  onTestEnd(test: TestCase, result: TestResult): void {
    this.#done += 1
    if (result.status !== test.expectedStatus) {
      this.#failed += 1
      this.#pages.push(`On the page of "${test.title}":\n${pageOf(result)}`)
    }
    const left = ((Date.now() - this.#began) * (this.#all - this.#done)) / this.#done
    const failed = this.#failed > 0 ? `, ${this.#failed} failed` : ''
    process.stdout.write(
      `##progress ${this.#done} of ${this.#all} journeys${failed}, about ${Math.ceil(left / MINUTE_MS)} min left\n`,
    )
  }
  onEnd(): void {
    for (const page of this.#pages) process.stdout.write(`\n${page}\n`)
  }
}

/** The page as assistive technology had it, from its main part on: menus before it would fill the lines. */
function pageOf({ attachments }: TestResult): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  const text = path === undefined ? '' : readFileSync(path, 'utf8')
  const from = text.indexOf(SNAPSHOT)
  if (from === -1) return 'nothing was noted'
  const page = text.slice(from + SNAPSHOT.length)
  return page
    .slice(Math.max(0, page.search(MAIN)))
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('```'))
    .slice(0, MOST_LINES)
    .join('\n')
}
