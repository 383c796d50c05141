import type { SensitiveReason } from '@setpoint/service-kit/edge';
import { Kind, OperationTypeNode, type DocumentNode, type GraphQLSchema } from 'graphql';

/** Mutations with @sensitive, by name, and why. */
export type SensitiveMutations = ReadonlyMap<string, SensitiveReason>;

export function sensitiveMutationsOf(supergraph: GraphQLSchema): SensitiveMutations {
  return new Map(
    Object.values(supergraph.getMutationType()?.getFields() ?? {}).flatMap(({ name, astNode }) => {
      const directive = astNode?.directives?.find((one) => one.name.value === 'sensitive');
      const because = directive?.arguments?.[0]?.value;
      return because?.kind === Kind.STRING ? [[name, because.value as SensitiveReason] as const] : [];
    }),
  );
}

/** Why each use of a sensitive mutation is one, in all operations and fragments of a document. */
export function sensitiveIn(document: DocumentNode, sensitive: SensitiveMutations): SensitiveReason[] {
  let mutates = false;
  const reasons: SensitiveReason[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      if (definition.operation !== OperationTypeNode.MUTATION) continue;
      mutates = true;
    } else if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const open = [...definition.selectionSet.selections];
    for (let selection = open.pop(); selection; selection = open.pop()) {
      if (selection.kind === Kind.INLINE_FRAGMENT) open.push(...selection.selectionSet.selections);
      const reason = selection.kind === Kind.FIELD && sensitive.get(selection.name.value);
      if (reason) reasons.push(reason);
    }
  }
  return mutates ? reasons : [];
}
