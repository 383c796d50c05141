import type { leagueGroupChanged, DataOf } from '@setpoint/events';
import { Storage, type RunningService } from '@setpoint/service-kit';
import { GroupSnapshot } from '../persistence/snapshots/group-snapshot.js';

const AT_ONCE = 2_000;

/** Who plays in the groups that were seeded, for who else needs to know. */
export async function groupsOfLeagues({
  app,
}: Pick<RunningService, 'app'>): Promise<DataOf<typeof leagueGroupChanged>[]> {
  const told: DataOf<typeof leagueGroupChanged>[] = [];
  const into = {
    emit: (...events: readonly { readonly data: unknown }[]) =>
      void told.push(...events.map(({ data }) => data as DataOf<typeof leagueGroupChanged>)),
    afterCommit: () => {},
  };
  await app.get(Storage).transaction(async (manager) => {
    let after: string | null = null;
    do ({ next: after } = await app.get(GroupSnapshot).emit(manager, into, after, AT_ONCE));
    while (after !== null);
  });
  return told;
}
