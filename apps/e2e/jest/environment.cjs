const { TestEnvironment } = require('jest-environment-node');

/**
 * What the spec keeps of a failure (`src/evidence.ts`) is kept at once, before hooks close what the test used. Servers that the
 * file shared with others are released when it ends (`src/running-stack.ts`).
 */
module.exports = class extends TestEnvironment {
  async handleTestEvent({ name, test, describeBlock }) {
    const { evidence } = this.global;
    if (name === 'test_start' && !test.concurrent) await evidence?.begin();
    if (name === 'test_fn_failure' || name === 'hook_failure') await evidence?.keep(titleOf(test ?? describeBlock));
  }

  async teardown() {
    for (const release of this.global.releases ?? []) release();
    await super.teardown();
  }
};

/** Nothing for hooks of the file itself. */
const titleOf = ({ name, parent }) => (parent ? `${titleOf(parent)} ${name}` : '');
