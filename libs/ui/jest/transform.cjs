const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createTransformer } = require('@swc/jest');
const { DOCUMENTS, oneModulePerIcon, ownDocumentsOnly, readDocuments } = require('../build/source-rewrites.cjs');

const ALL_OPERATIONS = /\/client\/src\/generated\/gql\.ts$/;
const NO_OPERATIONS = `export function graphql(source) {
  throw new Error(\`graphql() needs the text of one named operation or fragment, not \${source}\`);
}`;

/** What the code that Jest keeps depends on, besides the source. */
const version = createHash('sha1')
  .update(readFileSync(__filename))
  .update(readFileSync(require.resolve('../build/source-rewrites.cjs')))
  .update(readFileSync(DOCUMENTS))
  .digest('hex');

/** Files hold their GraphQL documents themselves: to evaluate those of all pages takes half a second for each spec file. */
const ownDocuments = (names) =>
  names.map((name) => `const ${name} = JSON.parse(${JSON.stringify(documentOf(name))});`).join(' ');

function documentOf(name) {
  const document = readDocuments().get(name);
  if (!document) throw new Error(`no document ${name}: npm run codegen`);
  return document;
}

/** swc, after icons and GraphQL documents have been pointed to what a file needs of them. */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    const light = (code, path) =>
      ALL_OPERATIONS.test(path) ? NO_OPERATIONS : ownDocumentsOnly(oneModulePerIcon(code), ownDocuments);
    return {
      ...swc,
      getCacheKey: (code, path, jest) => `${version}${swc.getCacheKey(code, path, jest)}`,
      process: (code, path, jest) => swc.process(light(code, path), path, jest),
      processAsync: (code, path, jest) => swc.processAsync(light(code, path), path, jest),
    };
  },
};
