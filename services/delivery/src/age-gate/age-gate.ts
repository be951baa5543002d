import { LANGUAGE_TAGS, type Language } from '@site/config'
import type { Brand } from '@site/config/schema'
import { said } from './words.ts'

/** Where the question is answered, and the page for visitors who say no. */
export const AGE_ADDRESS = '/m/-/age'

const STYLE = [
  'html[data-age]{overflow:hidden}',
  '.age{position:fixed;inset:0;z-index:99;box-sizing:border-box;inline-size:100%;block-size:100%;max-inline-size:none;max-block-size:none;margin:0;border:0;padding:1.5rem;overflow:auto;color:var(--text);background:var(--canvas);display:grid;place-items:center}',
  '.age:not([open]){display:none}.age form{display:grid;gap:1rem;inline-size:100%;max-inline-size:26rem;text-align:center;justify-items:center}',
  '.age-mark{display:grid;place-items:center;inline-size:5.5rem;block-size:5.5rem;border:3px solid var(--accent);border-radius:50%;font-size:1.75rem;font-weight:750}',
  '.age h2{margin:0;font-size:1.5rem;line-height:1.35;text-wrap:balance}.age h2:focus{outline:0}.age p{margin:0;color:var(--muted);line-height:1.6;text-wrap:pretty}',
  '.age-ways{display:grid;gap:.75rem;inline-size:100%;margin-block-start:.5rem}.age-ways>*{display:grid;place-items:center;box-sizing:border-box;min-block-size:3.25rem;padding:.5rem 1rem;border:1px solid var(--accent);border-radius:var(--radius-control);font:inherit;font-weight:650;text-decoration:none;cursor:pointer}',
  '.age-ways button{color:var(--on-accent);background:var(--accent)}.age-ways a{color:var(--text);background:transparent}',
  '.age-other{min-block-size:2.75rem;min-inline-size:2.75rem;padding:0 1rem;border:0;color:var(--text);background:transparent;font:inherit;text-decoration:underline;text-underline-offset:.2em;cursor:pointer}',
  '.age :focus-visible{outline:2px solid var(--accent);outline-offset:3px}',
].join('')

/**
 * Keeps everything else out of reach, whatever the page does in the meantime, and takes a yes without another load. Without script
 * the form does the same by one.
 */
const SCRIPT = [
  'var a=document.getElementById("m-age"),f=a.querySelector("form"),o=0;',
  'function s(){if(!o){a.removeAttribute("open");a.showModal()}}',
  'a.addEventListener("cancel",function(e){e.preventDefault()});a.addEventListener("close",s);s();',
  'f.addEventListener("submit",function(e){var b=e.submitter;if(!b||b.name!=="answer"||o)return;e.preventDefault();o=1;',
  'function n(){a.close();a.remove();delete document.documentElement.dataset.age;document.querySelectorAll("[data-aside]").forEach(function(e){e.inert=false});var m=document.getElementById("m-screen");m&&m.focus({preventScroll:true})}',
  `fetch("${AGE_ADDRESS}",{method:"POST",body:new URLSearchParams({answer:"yes"}),redirect:"manual"}).then(n,n)})`,
].join('')

/** The question for one's age, over a page. */
export interface AgeGate {
  readonly html: string
  readonly style: string
  readonly script: string
}

/**
 * Covers the first page of a visitor, wherever they come in; the page below is drawn and out of reach. Search engines get the
 * page with the question in it, which is kept out of snippets.
 */
export function ageGate(brand: Brand, language: Language): AgeGate {
  const say = said(language, brand)
  const others = brand.languages.filter((one) => one !== language)
  const buttons = others.map(
    (one) =>
      `<button class="age-other" name="language" value="${one}" lang="${LANGUAGE_TAGS[one]}">${said(one, brand)('other')}</button>`,
  )
  const html = `<dialog class="age" id="m-age" open aria-labelledby="m-age-question" aria-describedby="m-age-why" data-nosnippet><form method="post" action="${AGE_ADDRESS}"><span class="age-mark" aria-hidden="true">${brand.adultAge}+</span><h2 id="m-age-question" tabindex="-1" autofocus>${say('question')}</h2><p id="m-age-why">${say('why')}</p><div class="age-ways"><button name="answer" value="yes">${say('yes')}</button><a href="${AGE_ADDRESS}">${say('no')}</a></div>${buttons.join('')}</form></dialog><script>${SCRIPT}</script>`
  return { html, style: STYLE, script: SCRIPT }
}
