import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { appFolder, root } from '@site/build/src/paths.ts'
import { remoteConfig, shellConfig } from '@site/build/src/presets/configs.ts'
import { LoadScriptPlugin } from '@site/build/src/presets/load-script.plugin.ts'
import { rules } from '@site/build/src/presets/rules.ts'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { hotFolder } from './hot-folder.ts'
import { WatchTextsPlugin } from './watch-texts.plugin.ts'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** Used where a release has digits of its sources: a hot build changes under its name. */
const HASH = 'hot'
const VERSION = '0.0.0-00000000'

/**
 * The very configuration of a release, changed in what hot updates need: development code with react-refresh, chunks and updates
 * straight from `origin`, styles as sheets that scripts adopt (the page's policy allows no style elements). It is not shipped.
 */
export function hotConfig(name: string, origin: string): Configuration {
  const isShell = name === 'shell'
  const base = isShell ? shellConfig(HASH) : remoteConfig(name, HASH, VERSION)
  const kept = (base.plugins ?? []).filter(
    (plugin) => !(plugin instanceof MiniCssExtractPlugin) && !(plugin instanceof LoadScriptPlugin),
  )
  const main = './src/main.tsx'
  return {
    ...base,
    name,
    mode: 'development',
    // Not `eval`: the page's policy refuses it.
    devtool: 'inline-source-map',
    // The refresh runtime before React DOM, which looks for it once.
    entry: isShell ? { shell: [here('../page/hot-page.ts'), main, here('../page/follow-builds.ts')] } : {},
    module: { rules: hotRules(name) },
    resolve: { ...base.resolve, alias: { 'react/jsx-dev-runtime$': here('./jsx-dev-runtime.ts') } },
    output: {
      ...base.output,
      path: hotFolder(name),
      publicPath: `${origin}/${name}/`,
      clean: { keep: () => true },
      hotUpdateChunkFilename: '[id].[fullhash].hot-update.js',
      hotUpdateMainFilename: '[runtime].[fullhash].hot-update.json',
    },
    plugins: [...kept, new webpack.HotModuleReplacementPlugin(), new WatchTextsPlugin(appFolder(name))],
    optimization: {
      minimize: false,
      // What does not build is no step on the way to what does.
      emitOnErrors: false,
      moduleIds: 'named',
      chunkIds: 'named',
      ...(isShell && { splitChunks: base.optimization?.splitChunks ?? false }),
    },
    cache: { type: 'filesystem', cacheDirectory: join(root, '.cache', 'hot-webpack'), name },
    watchOptions: { aggregateTimeout: 30, ignored: /node_modules|[\\/]dist[\\/]|\.cache/ },
    infrastructureLogging: { level: 'error' },
  }
}

function hotRules(name: string): RuleSetRule[] {
  const module = { module: name }
  return [
    // The icons' drawings keep their keys, which development code asks for.
    ...rules('browser')
      .filter(({ loader }) => !String(loader).includes('icon-data'))
      .map((rule) => hotRule(rule, module)),
    {
      test: /\.tsx$/,
      exclude: /node_modules/,
      enforce: 'post' as const,
      loader: here('./refresh.loader.ts'),
      options: { ...module, root },
    },
  ]
}

/** A rule of the release's build as a hot build has it: refreshable components, adopted styles. */
function hotRule(rule: RuleSetRule, module: { readonly module: string }): RuleSetRule {
  if (Array.isArray(rule.use)) {
    const [, ...others] = rule.use
    return {
      ...rule,
      use: [{ loader: here('./adopted-style.loader.ts'), options: { ...module, root } }, ...others],
    }
  }
  if (typeof rule.loader !== 'string' || !rule.loader.includes('swc-loader')) return rule
  return {
    ...rule,
    options: {
      env: { targets: 'chrome >= 107, safari >= 16, firefox >= 110' },
      sourceMaps: true,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: true, refresh: true } },
      },
    },
  }
}
