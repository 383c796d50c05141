/** Reference pages of the API, as Markdown: what there is, who may ask for it, what is refused (API-20). */
import {
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { FREE_ROOTS, ROOT_SCOPES } from '../../../apps/gateway/src/partners/scopes.ts';

export interface Sources {
  /** What clients may see. */
  readonly api: GraphQLSchema;
  /** With the access rules; its inaccessible fields are left out. */
  readonly supergraph: GraphQLSchema;
}

const ROOTS = { Query: 'queries', Mutation: 'mutations', Subscription: 'subscriptions' } as const;

/** Content of each page, by its file name. */
export function referencePages({ api, supergraph }: Sources): Map<string, string> {
  const pages = new Map<string, string>();
  const ruleOf = rulesOf(supergraph);
  for (const [type, file] of Object.entries(ROOTS)) {
    const root = api.getType(type);
    if (!isObjectType(root)) continue;
    const fields = sorted(Object.values(root.getFields())).map((field) =>
      rootField(type, field, ruleOf(type, field.name)),
    );
    pages.set(`${file}.md`, page(titleOf(file), fields));
  }
  const rest = sorted(Object.values(api.getTypeMap())).filter(({ name }) => !name.startsWith('__') && !(name in ROOTS));
  pages.set(
    'types.md',
    page(
      'Types',
      rest.filter(isObjectType).map((type) => objectType(type, ruleOf)),
    ),
  );
  pages.set('inputs.md', page('Inputs', rest.filter(isInputObjectType).map(inputType)));
  const values = rest.filter((type) => isEnumType(type) || (isScalarType(type) && !isSpecifiedScalarType(type)));
  pages.set('values.md', page('Enums and scalars', values.map(valueType)));
  pages.set('README.md', index(pages, api));
  return pages;
}

type RuleOf = (type: string, field: string) => string;

/** The rule of a field, its own or its type's. */
function rulesOf(supergraph: GraphQLSchema): RuleOf {
  const ruleIn = (
    directives: readonly { readonly name: { readonly value: string }; readonly arguments?: unknown }[] = [],
  ) => {
    const access = directives.find(({ name }) => name.value === 'access');
    const [argument] = (access?.arguments ?? []) as readonly { readonly value: { readonly value?: string } }[];
    return argument?.value.value;
  };
  return (typeName, fieldName) => {
    const type = supergraph.getType(typeName);
    if (!isObjectType(type)) return '';
    return ruleIn(type.getFields()[fieldName]?.astNode?.directives) ?? ruleIn(type.astNode?.directives) ?? '';
  };
}

function rootField(type: string, field: GraphQLField<unknown, unknown>, rule: string): string {
  const scope = type === 'Query' ? (FREE_ROOTS.has(field.name) ? 'any' : ROOT_SCOPES[field.name]) : undefined;
  const codes = type === 'Mutation' ? errorCodes(getNamedType(field.type)) : [];
  return [
    `### ${field.name}`,
    field.deprecationReason ? `**Deprecated:** ${field.deprecationReason}` : '',
    line(field.description),
    `Answers ${linked(field.type)}. Access: \`${rule}\`.${scope ? ` Scope of API keys: \`${scope}\`.` : ''}`,
    field.args.length > 0 ? table(['argument', 'type', ''], sortedArguments(field)) : '',
    codes.length > 0 ? `Refusals: ${codes.map((code) => `\`${code}\``).join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const sortedArguments = ({ args }: GraphQLField<unknown, unknown>) =>
  args.map(({ name, type, description, defaultValue }) => [
    `\`${name}\``,
    linked(type),
    [line(description), defaultValue === undefined ? '' : `Default: \`${JSON.stringify(defaultValue)}\`.`]
      .filter(Boolean)
      .join(' '),
  ]);

/** What an answer's errorCode may be. */
function errorCodes(payload: GraphQLNamedType): readonly string[] {
  if (!isObjectType(payload)) return [];
  const code = payload.getFields()['errorCode'];
  const type = code && getNamedType(code.type);
  return type && isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
}

function objectType(
  type: Extract<GraphQLNamedType, { getFields: unknown; getInterfaces: unknown }>,
  ruleOf: RuleOf,
): string {
  const rows = Object.values(type.getFields() as Record<string, GraphQLField<unknown, unknown>>).map((field) => [
    `\`${field.name}\``,
    linked(field.type),
    `\`${ruleOf(type.name, field.name)}\``,
    [field.deprecationReason ? `**Deprecated:** ${field.deprecationReason}` : '', line(field.description)]
      .filter(Boolean)
      .join(' '),
  ]);
  return [`### ${type.name}`, line(type.description), table(['field', 'type', 'access', ''], rows)]
    .filter(Boolean)
    .join('\n\n');
}

function inputType(type: GraphQLNamedType): string {
  if (!isInputObjectType(type)) return '';
  const rows = Object.values(type.getFields()).map(({ name, type: of, description, defaultValue }) => [
    `\`${name}\``,
    linked(of),
    [line(description), defaultValue === undefined ? '' : `Default: \`${JSON.stringify(defaultValue)}\`.`]
      .filter(Boolean)
      .join(' '),
  ]);
  return [`### ${type.name}`, line(type.description), table(['field', 'type', ''], rows)].filter(Boolean).join('\n\n');
}

function valueType(type: GraphQLNamedType): string {
  const rows = isEnumType(type)
    ? type.getValues().map(({ name, description }) => [`\`${name}\``, line(description)])
    : [];
  return [`### ${type.name}`, line(type.description), rows.length > 0 ? table(['value', ''], rows) : '']
    .filter(Boolean)
    .join('\n\n');
}

/** A type with a way to where it is described. */
function linked(type: { toString(): string }): string {
  const text = String(type);
  const name = text.replace(/[[\]!]/g, '');
  return ['Int', 'Float', 'String', 'Boolean', 'ID'].includes(name)
    ? `\`${text}\``
    : `[\`${text}\`](README.md#${name.toLowerCase()})`;
}

function index(pages: ReadonlyMap<string, string>, api: GraphQLSchema): string {
  const names = (file: string) => [...pages.get(file)!.matchAll(/^### (\w+)$/gm)].map(([, name]) => name!);
  const list = (file: string) =>
    [
      `## ${titleOf(file.replace('.md', ''))}`,
      names(file)
        .map((name) => `<a id="${name.toLowerCase()}"></a>[${name}](${file}#${name.toLowerCase()})`)
        .join(' · '),
    ].join('\n\n');
  const count = Object.keys(api.getQueryType()!.getFields()).length;
  return page('API reference', [
    `Generated from the composed graph by \`npm run compose\`: ${count} queries, with who may ask for each and what is refused. [What changed](CHANGELOG.md) · [how to call it](../guides/graphql.md) · [for other teams](../guides/other-teams.md)`,
    ...[...pages.keys()].map(list),
  ]);
}

const titleOf = (file: string) => file.charAt(0).toUpperCase() + file.slice(1);
const page = (title: string, parts: readonly string[]) =>
  `# ${title}\n\n<!-- Written by npm run compose. -->\n\n${parts.filter(Boolean).join('\n\n')}\n`;
const line = (text: string | null | undefined) => (text ?? '').replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const sorted = <T extends { readonly name: string }>(all: readonly T[]) =>
  [...all].sort((a, b) => (a.name < b.name ? -1 : 1));
