const { expected, secondsOf } = require('./file-seconds.cjs')

const MINUTE_MS = 60_000

/** Writes after each test file how far the run is: lines that `npm test` shows (`onProgress` of tools/lib/run.mjs). */
module.exports = class Progress {
  #began = Date.now()
  #seconds = 0
  #files = 0

  onRunStart() {
    this.#began = Date.now()
  }
  onTestFileResult({ path }, _result, { numFailedTests, numPassedTests, numTotalTestSuites }) {
    this.#seconds += secondsOf(path)
    this.#files += 1
    const left = ((Date.now() - this.#began) * (expected.seconds - this.#seconds)) / this.#seconds
    const failed = numFailedTests > 0 ? `, ${numFailedTests} failed` : ''
    process.stdout.write(
      `##progress ${this.#files} of ${numTotalTestSuites} files, ${numPassedTests} passed${failed}, about ${Math.ceil(left / MINUTE_MS)} min left\n`,
    )
  }
}
