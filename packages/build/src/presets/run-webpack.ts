import webpack, { type Configuration, type StatsCompilation } from 'webpack'
import { plainErrors } from './plain-errors.ts'

/** Runs one compilation to its end; throws with webpack's own words when it fails. */
export function runWebpack(config: Configuration): Promise<StatsCompilation> {
  return new Promise((done, failed) => {
    const compiler = webpack(config)
    if (compiler === null) return failed(new Error('webpack gave no compiler'))
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return failed(error)
        if (stats === undefined || stats.hasErrors())
          return failed(
            new Error(plainErrors(stats?.toString({ all: false, errors: true, errorDetails: true }) ?? '')),
          )
        done(
          stats.toJson({
            all: false,
            assets: true,
            chunks: true,
            chunkGroups: true,
            entrypoints: true,
            ids: true,
            chunkRelations: true,
            modules: true,
            nestedModules: false,
            modulesSpace: Number.POSITIVE_INFINITY,
          }),
        )
      })
    })
  })
}
