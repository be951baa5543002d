import type { ConsoleBuild } from '#operations/console/console-files'

/** Where the console is served; its page answers everything below but the files. */
export const CONSOLE_PATH = '/console'
export const CONSOLE_FILES = `${CONSOLE_PATH}/-`

/**
 * Strict policy of the console: its own files and calls, styles of its own hand (the nonce), pictures of this origin, those
 * just chosen, and those of brands' hosts by https; no frames in it, and none around it.
 */
export function consolePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** The one document of the console: first scripts with what they must hold, the same of all others, and the nonce of its styles. */
export function consolePage({ scripts, integrity }: ConsoleBuild, nonce: string): string {
  const tags = scripts.map(
    (name) => `<script defer src="${CONSOLE_FILES}/${name}" integrity="${integrity[name] ?? ''}"></script>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Console</title>
<link rel="icon" href="data:,">
<meta name="style-nonce" content="${nonce}">
<script type="application/json" id="integrity">${JSON.stringify(integrity)}</script>
${tags.join('\n')}
</head>
<body><div id="console"></div><noscript>The console needs JavaScript.</noscript></body>
</html>
`
}

/** The answer while nothing is built. */
export const NOT_BUILT = 'The console is not built yet. Build it with: npm run setup\n'
