import type { matchPeopleChanged, DataOf } from '@setpoint/events';
import { Storage, type RunningService } from '@setpoint/service-kit';
import { PeopleSnapshot } from '../persistence/snapshots/people-snapshot.js';

const AT_ONCE = 2_000;

/** Who has to do with the matches that were seeded, for who else needs to know. */
export async function peopleOfMatches({
  app,
}: Pick<RunningService, 'app'>): Promise<DataOf<typeof matchPeopleChanged>[]> {
  const told: DataOf<typeof matchPeopleChanged>[] = [];
  const into = {
    emit: (...events: readonly { readonly data: unknown }[]) =>
      void told.push(...events.map(({ data }) => data as DataOf<typeof matchPeopleChanged>)),
    afterCommit: () => {},
  };
  await app.get(Storage).transaction(async (manager) => {
    let after: string | null = null;
    do ({ next: after } = await app.get(PeopleSnapshot).emit(manager, into, after, AT_ONCE));
    while (after !== null);
  });
  return told;
}
