import { LANGUAGE_TAGS, type LanguageCode } from '@site/shared-api/contract'
import { SANDBOX_TEXTS } from '#modules/launch/sandbox/texts'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The sandbox's page: says what it is before anything has loaded; its script fills in the game. */
export function sandboxPage(language: LanguageCode): string {
  const texts = SANDBOX_TEXTS[language]
  const say = (key: string): string => escape(texts[key] ?? '')
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head>
<meta charset="utf-8">
<title>${say('title')}</title>
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="color-scheme" content="dark">
<link rel="stylesheet" href="/lgw/sandbox/play.css">
</head>
<body data-state="loading" data-texts="${escape(JSON.stringify(texts))}">
<p class="notice">${say('notice')}</p>
<main>
<div class="game">
<img id="art" alt="" width="112" height="112" hidden>
<div><h1 id="name">${say('title')}</h1><p id="mode" class="mode" hidden>${say('free')}</p></div>
</div>
<p id="result" class="result" role="status">${say('loading')}</p>
<div id="cards" class="cards" role="group" aria-label="${say('choose')}"></div>
<fieldset id="amounts" class="amounts" hidden><legend>${say('amount')}</legend></fieldset>
<p id="rule" class="rule"></p>
<button id="leave" class="leave" type="button">${say('leave')}</button>
</main>
<script src="/lgw/sandbox/play.js" defer></script>
</body>
</html>`
}

/** Nothing but this page's own files, from exactly the site's origin, framed by the site alone. */
export function sandboxPolicy(origin: string): string {
  return [
    "default-src 'none'",
    `script-src ${origin}/lgw/sandbox/play.js`,
    `style-src ${origin}/lgw/sandbox/play.css`,
    `img-src ${origin}/img/`,
    `connect-src ${origin}/lgw/sandbox/`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origin}`,
  ].join('; ')
}
