import type { Plan } from '@site/config/schema'

/** The plan that came with the page; our own delivery service wrote and checked it. */
export function readPlan(): Plan {
  const element = document.getElementById('m-plan')
  if (element?.textContent == null)
    throw new Error('This page has no plan: it was not made by the delivery service.')
  return JSON.parse(element.textContent) as Plan // reason: checked against planSchema before it was sent
}
