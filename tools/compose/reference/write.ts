/** Reference pages and changelog as files, by their path from the root of the repository. */
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { changelog, changesBetween } from './changes.ts';
import { referencePages } from './pages.ts';

export const REFERENCE = 'docs/reference';
const root = new URL('../../../', import.meta.url);

export async function referenceFiles(composed: { readonly api: string; readonly supergraph: string }) {
  const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
  const api = buildSchema(composed.api);
  const supergraph = buildSchema(composed.supergraph, { assumeValid: true });
  const files = new Map([...referencePages({ api, supergraph })].map(([name, text]) => [`${REFERENCE}/${name}`, text]));
  const changes = await changesBetween(read('apps/gateway/released/api.graphql'), composed.api);
  files.set(`${REFERENCE}/CHANGELOG.md`, changelog(read(`${REFERENCE}/CHANGELOG.md`), changes));
  return files;
}
