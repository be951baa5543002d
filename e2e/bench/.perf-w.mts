import { readFileSync } from 'node:fs'
import { planOf } from '#support/ask.ts'
import { RELEASED } from '@site/config/bin/root'
import { openRegistry } from '@site/delivery/registry'
import { moduleWeights, weightTable } from './module-weights.ts'
const origin = readFileSync('/tmp/w/perf-origin','utf8').trim()
const r = openRegistry('/work/main/.data/bench-lists/registry')
const page = await fetch(origin + '/m/home')
console.log(weightTable(moduleWeights(planOf(await page.text()), RELEASED.flatMap((n: string) => r.live(n) ?? []))))
