/** Composes the subgraph contracts into the supergraph. Needs nothing running. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeServices } from '@apollo/composition';
import { Supergraph } from '@apollo/federation-internals';
import { pruneSchema } from '@graphql-tools/utils';
import {
  Kind,
  parse,
  printSchema,
  type ConstDirectiveNode,
  type DocumentNode,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
} from 'graphql';
import { ACCESS_RULES, FEDERATION_HEAD, SENSITIVE_REASONS } from '../../libs/service-kit/src/graphql/federation.ts';

export interface Contract {
  /** Name of the service and of its subgraph. */
  readonly name: string;
  /** The committed schema.graphql, without the federation head. */
  readonly sdl: string;
}

export interface Composition {
  readonly supergraph: string;
  /** What clients may see: no inaccessible fields, no federation machinery. */
  readonly api: string;
  readonly hints: readonly string[];
}

/** Every `schema.graphql` under `apps`, ordered by service name, and the gateway's own part. */
export function readContracts(apps: string): Contract[] {
  const ofServices = readdirSync(apps).map((name) => ({ name, file: join(apps, name, 'schema.graphql') }));
  const ofGateway = { name: 'platform', file: join(apps, 'gateway/platform.graphql') };
  return [...ofServices, ofGateway]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, sdl: readFileSync(file, 'utf8') }));
}

/** Throws with every composition error when the contracts don't fit together. */
export function compose(contracts: readonly Contract[]): Composition {
  const result = composeServices(
    contracts.map(({ name, sdl }) => ({ name, url: `http://${name}/graphql`, typeDefs: parse(FEDERATION_HEAD + sdl) })),
  );
  if (result.errors?.length) {
    throw new Error(`the subgraphs don't compose:\n${result.errors.map((error) => `- ${error.message}`).join('\n')}`);
  }
  const supergraph = result.supergraphSdl!;
  const api = printSchema(pruneSchema(Supergraph.build(supergraph).apiSchema().toGraphQLJSSchema()));
  return {
    supergraph: `${supergraph.trimEnd()}\n`,
    api: `${api.trimEnd()}\n`,
    // each service describes a shared entity from its own point of view
    hints: (result.hints ?? [])
      .filter((hint) => hint.definition.code !== 'INCONSISTENT_DESCRIPTION')
      .map((hint) => hint.message),
  };
}

export interface AccessError {
  /** `Type.field`. */
  readonly coordinate: string;
  readonly message: string;
}

/** Rules that refuse some people who may see the object itself. */
const REFUSING = ['SELF', 'PARTICIPANT', 'SUPPORT'];
const ROOTS = ['Query', 'Mutation', 'Subscription'];

/**
 * Fields that have no @access rule, neither their own nor their type's, or an unknown one (API-13); fields with a
 * rule of their own that are not nullable: a refusal would take the whole object away from those who may see it; and fields
 * that are @sensitive for an unknown reason.
 */
export function findAccessErrors(document: DocumentNode): AccessError[] {
  const types = new Map<string, (ObjectTypeDefinitionNode | ObjectTypeExtensionNode)[]>();
  for (const node of document.definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    types.set(node.name.value, [...(types.get(node.name.value) ?? []), node]);
  }
  const errors: AccessError[] = [];
  for (const [typeName, nodes] of types) {
    const ofType = argumentOf(
      'access',
      nodes.flatMap((node) => node.directives ?? []),
    );
    for (const field of nodes.flatMap((node) => node.fields ?? [])) {
      const rule = argumentOf('access', field.directives) ?? ofType;
      const reason = argumentOf('sensitive', field.directives);
      const coordinate = `${typeName}.${field.name.value}`;
      if (rule === undefined) errors.push({ coordinate, message: 'has no @access rule' });
      else if (!(ACCESS_RULES as readonly string[]).includes(rule))
        errors.push({ coordinate, message: `has an unknown rule, ${rule}` });
      else if (
        rule !== ofType &&
        REFUSING.includes(rule) &&
        !ROOTS.includes(typeName) &&
        field.type.kind === Kind.NON_NULL_TYPE
      )
        errors.push({ coordinate, message: `is refused to some (${rule}), so it has to be nullable` });
      if (reason !== undefined && !(SENSITIVE_REASONS as readonly string[]).includes(reason))
        errors.push({ coordinate, message: `is sensitive for an unknown reason, ${reason}` });
    }
  }
  return errors;
}

/** The only argument of a directive. */
function argumentOf(name: string, directives: readonly ConstDirectiveNode[] = []): string | undefined {
  const value = directives.find((directive) => directive.name.value === name)?.arguments?.[0]?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}
