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
  /** What the log held before the first of the calls that overlap, by mutation: of those, one leaves the entry. */
  const underWay = new Map<string, { readonly before: ReturnType<typeof entries>; calls: number }>();
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

  function begin(name: string) {
    const call = underWay.get(name) ?? { before: entries(), calls: 0 };
    call.calls += 1;
    underWay.set(name, call);
    return call;
  }
  function end(name: string): void {
    const call = underWay.get(name)!;
    call.calls -= 1;
    if (call.calls === 0) underWay.delete(name);
  }

  return async <Answer extends { readonly data?: unknown }>(
    text: string,
    run: () => Promise<Answer>,
  ): Promise<Answer> => {
    const fields = mutationsIn(text).filter(({ name }) => ofSupport.has(name) && !seen.has(name));
    if (fields.length === 0) return run();
    const begun = fields.map(({ name }) => begin(name));
    await Promise.all(begun.map(({ before }) => before));
    const answer = await run();
    const after = await entries();
    for (const [index, { name, key }] of fields.entries()) {
      const before = await begun[index]!.before;
      end(name);
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
