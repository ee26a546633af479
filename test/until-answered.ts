/** As a browser does it when a server is too busy: asks again, with the same id. */
export async function untilAnswered<Answer extends { outcome: unknown }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask()
  return answer.outcome === 'SERVICE_UNAVAILABLE' ? untilAnswered(ask) : answer
}
