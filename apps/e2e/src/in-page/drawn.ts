/** Runs in the page. What was changed last is on the screen, and nothing is on its way to another colour or place. */
export async function drawn(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
