const { existsSync } = require('node:fs');
const { dirname, join } = require('node:path');

/** Of every test: versions, presets, the day, and contracts and settings that specs of other projects read. */
const SHARED = [
  'default',
  '^default',
  '{workspaceRoot}/jest.*',
  '{workspaceRoot}/tools/start/pinned-day.mjs',
  '{workspaceRoot}/apps/*/schema.graphql',
  '{workspaceRoot}/apps/gateway/*.graphql',
  '{workspaceRoot}/k8s/**/*',
  ...['SETPOINT_NOW', 'SOAK', 'REQUIRE_ALL'].map((env) => ({ env })),
];

/** These test the workspace as a whole. */
const OF_ALL = /^(apps\/(e2e|gateway)|tools\/.*)$/;
/** What its pages are looked at with. */
const OF_WEB = ['{workspaceRoot}/apps/e2e/{src,jest}/**/*'];

/** A target `test` for each project with specs. Nx leaves out those of which nothing has changed since they passed. */
module.exports.createNodesV2 = [
  '{apps,libs,tools}/*/jest.config.cjs',
  (configs, _options, { workspaceRoot }) =>
    configs.map((config) => {
      const root = dirname(config);
      const more = OF_ALL.test(root) ? ['{workspaceRoot}/**/*'] : root === 'apps/web' ? OF_WEB : [];
      const inputs = [...SHARED, ...more];
      const test = { executor: './tools/start/test-target:jest', cache: true, inputs, outputs: [] };
      // Some tools are no packages.
      const name = existsSync(join(workspaceRoot, root, 'package.json')) ? {} : { name: root.replace('/', '-') };
      return [config, { projects: { [root]: { ...name, targets: { test } } } }];
    }),
];
