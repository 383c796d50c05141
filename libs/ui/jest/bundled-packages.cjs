const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '../../..');
const CACHE = join(ROOT, '.nx/page-packages');

/**
 * What pages and their specs import from these packages. They are bundled together, so that each module of theirs exists
 * once; a path that is missing here is refused below.
 */
const ENTRIES = {
  '@apollo/client': ['', '/link/persisted-queries', '/link/subscriptions', '/react', '/utilities'],
  '@mantine/core': [''],
  '@mantine/dates': [''],
  '@mantine/form': [''],
  '@mantine/hooks': [''],
  '@testing-library/dom': [''],
  '@testing-library/jest-dom': [''],
  '@testing-library/react': [''],
  '@testing-library/user-event': [''],
  graphql: [''],
  'graphql-ws': [''],
  i18next: [''],
  'react-i18next': [''],
  'react-router': [''],
  rxjs: [''],
};
const names = Object.entries(ENTRIES).flatMap(([name, paths]) => paths.map((path) => name + path));

/** React stays as it is: packages outside of the bundle take it with `require`. */
const OUTSIDE = /^(react|react-dom)(\/|$)|^node:/;

const version = createHash('sha1')
  .update(readFileSync(__filename))
  .update(readFileSync(join(ROOT, 'package-lock.json')))
  .digest('hex');
const folder = join(CACHE, version);
const fileOf = (name) => `${name.replace(/^@/, '').replaceAll('/', '-')}.mjs`;

/**
 * Bundles the packages that pages import, once for each state of the lockfile: Jest takes two seconds to load their
 * fifteen hundred modules one by one, and does it for each spec file.
 */
module.exports = async function bundlePackages() {
  if (existsSync(folder)) return;
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: Object.fromEntries(names.map((name) => [fileOf(name).slice(0, -'.mjs'.length), name])),
    cwd: ROOT,
    platform: 'neutral',
    external: OUTSIDE,
    // Hundreds of modules begin with 'use client'. Errors are thrown.
    logLevel: 'silent',
    resolve: { conditionNames: ['import', 'default'], mainFields: ['module', 'main'] },
    treeshake: false,
  });
  mkdirSync(CACHE, { recursive: true });
  // Another run may do the same at this moment.
  const made = mkdtempSync(`${folder}-`);
  await bundle.write({ dir: made, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await bundle.close();
  try {
    renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
};

module.exports.moduleNameMapper = {
  ...Object.fromEntries(names.map((name) => [`^${name}$`, join(folder, fileOf(name))])),
  // Its modules would exist a second time.
  [`^(?:${Object.keys(ENTRIES).join('|')})/(?!.*\\.css$).+`]: '$0 is missing in libs/ui/jest/bundled-packages.cjs',
};
