import type { Resource } from './resources.js';

/**
 * A `describe` that needs a resource: `describeWith(await testRedis(), 'push over Redis', (address) => { … })`.
 * Where it is missing the specs are skipped and the reason is printed; with REQUIRE_ALL=1 that is a failure.
 */
export function describeWith(resource: Resource, title: string, specs: (address: string) => void): void {
  if (resource.missing === undefined) {
    describe(title, () => specs(resource.address));
    return;
  }
  const reason = `${resource.name} is missing: ${resource.missing}`;
  if (process.env.REQUIRE_ALL === '1') {
    describe(title, () => {
      it(`needs ${resource.name}`, () => {
        throw new Error(reason);
      });
    });
    return;
  }
  process.stderr.write(`skipped: ${title} (${reason})\n`);
  describe.skip(title, () => {
    it(`needs ${resource.name}`, () => {});
  });
}
