/** By then everybody has heard of it. */
const NEWS_TRAVELS_MS = 15_000;
const PAUSES_MS = [250, 500, 1000, 2000];

const followedAt = new Map<string, number>();

export const noteFollow = (playerId: string): void => void followedAt.set(playerId, Date.now());

/** Whether one of them was followed so lately that matches may not know it yet. */
export const justFollowed = (playerIds: readonly string[]): boolean =>
  playerIds.some((id) => Date.now() - (followedAt.get(id) ?? 0) < NEWS_TRAVELS_MS);

/** Asks again, ever more slowly, while the answer is that of somebody who has not heard the news. */
export async function untilHeard<Answer>(
  ask: () => Promise<Answer>,
  hasNotHeard: (answer: Answer) => boolean,
): Promise<Answer> {
  let answer = await ask();
  for (const pause of PAUSES_MS) {
    if (!hasNotHeard(answer)) break;
    await new Promise((done) => setTimeout(done, pause));
    answer = await ask();
  }
  return answer;
}
