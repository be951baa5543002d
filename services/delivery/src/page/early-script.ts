/**
 * The only script that runs before the page's own files: the stored theme before first paint, how the closure's
 * request stands, and the last tap that came too early to be answered: before the shell, or before the module whose
 * button it met (it is done again after hydration), and the browser's offer to install the site.
 */
export const EARLY_SCRIPT = [
  'var d=document.documentElement;self.__m_closure="pending";',
  'try{var t=localStorage.getItem("theme");if(t==="dark"||t==="light")d.dataset.theme=t}catch(e){}',
  'addEventListener("error",function(e){if(e.target&&e.target.id==="m-closure")self.__m_closure="failed"},true);',
  'addEventListener("load",function(e){if(e.target&&e.target.id==="m-closure")self.__m_closure="loaded"},true);',
  'addEventListener("click",function(e){var b=e.isTrusted&&e.target.closest&&e.target.closest("button");if(!b)return;',
  'if(!("ready" in d.dataset)){self.__m_tap=b;return}',
  // A tap that React has answered has made its button known to React by now.
  'setTimeout(function(){if(!Object.keys(b).some(function(k){return k.indexOf("__reactProps")===0}))',
  'self.__m_replay&&self.__m_replay(b)})},true);',
  // The browser's offer to install the site comes once, maybe before anybody asks for it.
  'addEventListener("beforeinstallprompt",function(e){e.preventDefault();self.__m_install=e})',
].join('')
