/** The operations that the web apps send, as their sources hold them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

const root = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['apps/web/src', 'apps/admin/src', 'libs/client/src'];
const TEMPLATE = /\b(?:graphql|gql)\(?\s*(?:\/\* GraphQL \*\/\s*)?`([^`$]*(?:\$(?!\{)[^`$]*)*)`/g;

/** Every operation with the fragments that it uses, by name. */
export function shippedOperations(): ReadonlyMap<string, DocumentNode> {
  const definitions = appSources()
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(TEMPLATE)])
    .flatMap(([, text]) => parse(text!).definitions);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const operations = definitions.filter(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  return new Map(operations.map((operation) => [operation.name?.value ?? '', withFragments(operation, fragments)]));
}

/** The text of one of them; throws when no web app sends it. */
export function shippedOperation(name: string): string {
  const document = shippedOperations().get(name);
  if (!document) throw new Error(`no web app sends an operation ${name}`);
  return print(document);
}

function withFragments(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): DocumentNode {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void =>
    void visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(name.value)) return;
        used.set(name.value, fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] };
}

/** The files of the apps and their client. */
export const appSources = (): string[] => FOLDERS.flatMap((folder) => sources(root + folder));

function sources(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      .filter((file) => !file.includes('/generated/'));
  } catch {
    return [];
  }
}
