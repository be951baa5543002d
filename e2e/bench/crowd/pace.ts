import autocannon from 'autocannon'

const CONNECTIONS = 16

export interface Pace {
  /** Answers a second. */
  readonly rate: number
  /** ms that 99 of 100 answers take at most. */
  readonly p99: number
  readonly failed: number
}

/** Asks for an address over sixteen connections for so many seconds; `rate` holds the load at that many a second. */
export async function paceOf(
  url: string,
  headers: Record<string, string>,
  { seconds, rate }: { readonly seconds: number; readonly rate?: number },
): Promise<Pace> {
  const result = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: Math.round(rate) }),
  })
  return {
    rate: result.requests.average,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
