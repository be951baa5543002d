import type { Boot } from '#client/boot'
import type { Seat } from '#play/seat'
import type { ClientFiles } from '#play/client-files'
import { decimalsOf } from '#wallet/wire'

const LANG = { TY: 'th', EN: 'en' }

/** The document of a game; everything it does comes from its own origin, the loading picture apart. */
export function gamePage({ launch, kind }: Seat, files: ClientFiles, nonce: string): string {
  const { body } = launch
  const { script, style } = files.of(kind)
  const boot: Boot = {
    play: launch.play,
    channel: body.channel,
    lobbyOrigin: body.lobbyOrigin,
    language: body.language,
    mode: body.mode,
    currency: { ...body.currency, decimals: decimalsOf(body.currency.code) },
    kind,
    game: {
      nodeId: body.game.nodeId,
      code: body.game.gameCode,
      type: body.game.gameType,
      name: body.game.name,
      vendor: body.game.vendorName,
    },
    artUrl: body.artUrl,
  }
  return `<!doctype html>
<html lang="${LANG[body.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escaped(body.game.name)}</title>
<link rel="stylesheet" href="${style.path}" integrity="${style.integrity}" nonce="${nonce}">
<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${script.path}" integrity="${script.integrity}" nonce="${nonce}"></script>
</head>
<body>
<div id="game" class="game"></div>
</body>
</html>
`
}

/** Said where an address opens nothing any more. */
export function gonePage(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Game</title>
<style nonce="${nonce}">body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0e0b14;color:#f5f1fa;font:15px/1.6 system-ui,'Noto Sans Thai',sans-serif;text-align:center}p{margin:8px 24px}</style></head>
<body><main><p lang="th">ลิงก์เกมนี้หมดอายุแล้ว กรุณากลับไปที่เว็บไซต์แล้วเปิดเกมอีกครั้ง</p><p>This game link has expired. Go back to the site and open the game again.</p></main></body>
</html>
`
}

/** The policy of a game's page: framed by its lobby alone, scripts and styles of this document alone. */
export function gamePolicy(nonce: string, lobbyOrigin: string, artUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' ${new URL(artUrl).origin}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${lobbyOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
