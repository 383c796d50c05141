/** Rewrites of sources that the browser build and the tests share. Both keep line numbers. */
const { readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');

const ICONS = /import\s*\{([^}]*)\}\s*from\s*['"]@tabler\/icons-react['"];?/g;
const CALL = /graphql\(\s*(?:\/\* GraphQL \*\/\s*)?`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`,?\s*\)/g;

/** One module per icon instead of a module of six thousand; types stay where they are. */
function oneModulePerIcon(code) {
  if (!code.includes('@tabler/icons-react')) return code;
  return code.replace(ICONS, (_, names) => {
    const wanted = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const types = wanted.filter((name) => name.startsWith('type '));
    const icons = wanted.filter((name) => !name.startsWith('type '));
    return [
      ...(types.length
        ? [`import type { ${types.map((name) => name.slice(5)).join(', ')} } from '@tabler/icons-react';`]
        : []),
      ...icons.map((name) => {
        const [icon, local = icon] = name.split(/\s+as\s+/);
        return `import ${local} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`;
      }),
    ].join(' ');
  });
}

/**
 * graphql(`query Dashboard …`) becomes an import of the generated document, so that a page carries
 * its own operations and not those of every other page.
 */
function ownDocumentsOnly(code, importOf = importFromAll) {
  if (!code.includes('graphql(')) return code;
  const documents = new Set();
  const rewritten = code.replace(CALL, (call, kind, name) => {
    const document = `${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`;
    documents.add(document);
    return document + '\n'.repeat(call.split('\n').length - 1);
  });
  if (documents.size === 0) return code;
  return `${importOf([...documents])}${rewritten}`;
}

const DOCUMENTS = join(__dirname, '../../client/src/generated/graphql.ts');

/** Of the file as it was last read: it has many megabytes, and code may be generated while a build watches. */
let read = { changedAt: 0, documents: new Map() };

/** Of each generated document, its JSON. */
function readDocuments() {
  const changedAt = statSync(DOCUMENTS).mtimeMs;
  if (read.changedAt !== changedAt) {
    const documents = readFileSync(DOCUMENTS, 'utf8').matchAll(/^export const (\w+) = (.+) as unknown as /gm);
    read = { changedAt, documents: new Map([...documents].map(([, name, json]) => [name, json])) };
  }
  return read.documents;
}

const importFromAll = (documents) => `import { ${documents.join(', ')} } from '@setpoint/client/documents';`;

module.exports = { oneModulePerIcon, ownDocumentsOnly, readDocuments, DOCUMENTS };
