import type { CommonPlan, PagePlan, Plan } from '@site/config/schema'

declare global {
  /** What the plan has in common with others, on its way (early script). */
  var __m_common: Promise<CommonPlan> | undefined
}

/** The plan that came with the page; our own delivery service wrote and checked it. Rejects where its common part does not come. */
export async function readPlan(): Promise<Plan> {
  const element = document.getElementById('m-plan')
  if (element?.textContent == null)
    throw new Error('This page has no plan: it was not made by the delivery service.')
  const plan = JSON.parse(element.textContent) as PagePlan // reason: checked against planSchema before it was sent
  if (plan.common === undefined) return plan
  if (globalThis.__m_common === undefined) throw new Error('The rest of the plan was not requested.')
  return { ...plan, ...(await globalThis.__m_common) }
}
