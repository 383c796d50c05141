import { Kind, parse, print, visit, type FieldNode } from 'graphql';
import { readFileSync } from 'node:fs';

/** For tests of pages: the texts of documents, by the ids that the data client sends. */

const TEXTS = new URL('../../../client/src/generated/persisted-documents.json', import.meta.url);

/** Of a GraphQL request. */
interface Body {
  readonly query?: unknown;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash?: unknown } };
}

let texts: Readonly<Record<string, string>> | null = null;
const read = new Map<string, string>();

/** The text of the document that a request sends or refers to; empty if there is none. */
export function textOfRequest({ query, extensions }: Body): string {
  if (typeof query === 'string') return query;
  const id = extensions?.persistedQuery?.sha256Hash;
  if (typeof id !== 'string') return '';
  texts ??= JSON.parse(readFileSync(TEXTS, 'utf8')) as Readonly<Record<string, string>>;
  let text = read.get(id);
  if (text === undefined) {
    text = withTypeNames(texts[id]!);
    read.set(id, text);
  }
  return text;
}

const TYPE_NAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** As the server keeps it: with `__typename` in every selection but the root, which the data client adds. */
const withTypeNames = (text: string): string =>
  print(
    visit(parse(text), {
      SelectionSet: (set, _key, parent) =>
        parent && 'kind' in parent && parent.kind !== Kind.OPERATION_DEFINITION
          ? { ...set, selections: [...set.selections, TYPE_NAME] }
          : undefined,
    }),
  );
