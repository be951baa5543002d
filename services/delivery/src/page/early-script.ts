/** By then a page has started on the slowest line that is worth waiting for. */
const DEAD_AFTER_MS = 30_000

const AGAIN_MS = 1_000

/**
 * The only script that runs before the page's own files: the stored theme before first paint, the state of the closure's
 * request, and the last tap that came too early to be answered: before the shell, or before the module whose
 * button it met (it is done again after hydration), the browser's offer to install the site, whether the page starts
 * at all, what the plan has in common with others (fetched with the scripts, a lost answer once again), and pictures that
 * wait for the scripts.
 */
export const EARLY_SCRIPT = [
  'var d=document.documentElement;self.__m_closure="pending";d.dataset.later="";',
  // Pictures below the first screen wait for the page to start, or for the first scroll.
  'function l(){delete d.dataset.later}addEventListener("scroll",l,{capture:true,once:true,passive:true});',
  'try{var t=localStorage.getItem("theme");if(t==="dark"||t==="light")d.dataset.theme=t}catch(e){}',
  'addEventListener("error",function(e){if(e.target&&e.target.id==="m-closure")self.__m_closure="failed"},true);',
  'addEventListener("load",function(e){if(e.target&&e.target.id==="m-closure")self.__m_closure="loaded"},true);',
  // The shell's own files do not come, or come and nothing starts: the drawn page says so, with a way to load it again.
  'function f(){var e=document.getElementById("m-dead");if(!e)return addEventListener("DOMContentLoaded",f);',
  'if(!("ready" in d.dataset)){e.hidden=false;l()}}',
  'addEventListener("error",function(e){if(/\\/assets\\/(shell|mono)\\//.test(e.target&&e.target.src))f()},true);',
  `setTimeout(f,${DEAD_AFTER_MS});`,
  'var u=d.dataset.common;',
  'function g(){return fetch(u,{integrity:d.dataset.integrity}).then(function(r){if(!r.ok)throw r;return r.json()})}',
  `if(u)(self.__m_common=g().catch(function(){return new Promise(function(r){setTimeout(r,${AGAIN_MS})}).then(g)})).catch(f);`,
  'addEventListener("click",function(e){var b=e.isTrusted&&e.target.closest&&e.target.closest("button");if(!b)return;',
  'if(!("ready" in d.dataset)){self.__m_tap=b;return}',
  // A tap that React has answered has made its button known to React by now.
  'setTimeout(function(){if(!Object.keys(b).some(function(k){return k.indexOf("__reactProps")===0}))',
  'self.__m_replay&&self.__m_replay(b)})},true);',
  // The browser's offer to install the site comes once, maybe before the page asks for it.
  'addEventListener("beforeinstallprompt",function(e){e.preventDefault();self.__m_install=e})',
].join('')
