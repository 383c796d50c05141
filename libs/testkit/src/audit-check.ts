import { rowOf, sql } from '@setpoint/service-kit';
import { getDirective } from '@graphql-tools/utils';
import { Kind, parse, type GraphQLSchema } from 'graphql';
import type { EntityManager } from 'typeorm';

/**
 * Watches the mutations of support that a test calls: the first one of each that succeeds has to leave an entry in the
 * audit log, with what changed (ADM-01). Later ones may be repetitions, which change nothing.
 */
export function auditCheck(schema: GraphQLSchema, manager: EntityManager) {
  const seen = new Set<string>();
  const ofSupport = new Set(
    Object.values(schema.getMutationType()?.getFields() ?? {})
      .filter(
        (field) => !field.name.startsWith('kit') && getDirective(schema, field, 'access')?.[0]?.['rule'] === 'SUPPORT',
      )
      .map(({ name }) => name),
  );
  const entries = () =>
    rowOf<{ all: number; telling: number }>(
      manager,
      sql`select count(*) as all, count(*) filter (where before is not null or after is not null) as telling from audit_entry`,
    );

  return async <Answer extends { readonly data?: unknown }>(
    text: string,
    run: () => Promise<Answer>,
  ): Promise<Answer> => {
    const fields = mutationsIn(text).filter(({ name }) => ofSupport.has(name) && !seen.has(name));
    if (fields.length === 0) return run();
    const before = await entries();
    const answer = await run();
    const after = await entries();
    for (const { name, key } of fields) {
      const payload = (answer.data as Record<string, { success?: boolean } | null> | null | undefined)?.[key];
      if (!payload?.success) continue;
      seen.add(name);
      if (Number(after!.telling) <= Number(before!.telling))
        throw new Error(`${name} succeeded without an entry in the audit log that says what changed (keepInAuditLog)`);
    }
    return answer;
  };
}

function mutationsIn(text: string): { readonly name: string; readonly key: string }[] {
  return parse(text, { noLocation: true }).definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.operation === 'mutation'
      ? node.selectionSet.selections.flatMap((each) =>
          each.kind === Kind.FIELD ? [{ name: each.name.value, key: (each.alias ?? each.name).value }] : [],
        )
      : [],
  );
}
