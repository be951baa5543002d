import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
const req = createRequire(import.meta.url)
const load=(f:string,r:any)=>{const m={exports:{} as any};compileFunction(readFileSync(f,'utf8'),['module','exports','require'],{filename:f})(m,m.exports,r);return m.exports}
console.time('shell');const shell=load('/work/main/apps/shell/dist/server/server.cjs',req);console.timeEnd('shell')
for (const m of ['lobby','content','member-centre','account']) { console.time(m); const x=load(`/work/main/apps/${m}/dist/server/server.cjs`,(r:string)=>shell.sharedLibraries[r]??req(r)); console.timeEnd(m); console.log(Object.keys(x), Object.entries(x.exposes).map(([k,v])=>[k,typeof v])) }
const html = await (await fetch('http://localhost:8080/m/home')).text()
const plan = JSON.parse(/id="m-plan"[^>]*>(.*?)<\/script>/s.exec(html)![1])
const ex = Object.fromEntries(['lobby','content','member-centre','account'].map(m=>[m,load(`/work/main/apps/${m}/dist/server/server.cjs`,(r:string)=>shell.sharedLibraries[r]??req(r)).exposes]))
for (let i=0;i<5;i++){ const t=performance.now(); const d=shell.draw(plan,'/m/home',ex); console.log((performance.now()-t).toFixed(1), d.complete, d.screen.length, (d.screen.match(/<!--\$!-->/g)||[]).length, d.failure) }
