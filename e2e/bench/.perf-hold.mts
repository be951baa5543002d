import { startBigSite } from '/work/main/e2e/bench/big-site.ts'
import { writeFileSync } from 'node:fs'
const t=Date.now()
const site = await startBigSite()
writeFileSync('/tmp/w/perf-origin', site.origin)
console.log(site.origin, Date.now()-t)
process.on('SIGTERM', async()=>{await site.stop();process.exit(0)})
setInterval(()=>{},1e6)
