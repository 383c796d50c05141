import { matchId, type MatchId } from '@setpoint/kernel';
import { silentLog } from '@setpoint/service-kit';
import type { MatchTransaction } from '../../src/application/ports/matches.js';
import { SettleDueMatches } from '../../src/application/settle-due-matches.js';
import { anOrganizingMatch, now, plus } from '../builders.js';
import { MemoryMatches } from '../memory/memory-matches.js';
import { MemoryStore } from '../memory/memory-store.js';

const due = plus(now, { days: 15 });

/** Some matches can't be saved. */
class FailingMatches extends MemoryMatches {
  readonly broken = new Set<MatchId>();
  tries = 0;

  override transaction<R>(work: (transaction: MatchTransaction) => Promise<R>): Promise<R> {
    return super.transaction((transaction) =>
      work({
        ...transaction,
        loadDue: async (id, deadline, at) => {
          if (this.broken.has(id)) {
            this.tries += 1;
            throw new Error(`${id} is broken`);
          }
          return transaction.loadDue(id, deadline, at);
        },
        save: (change) => transaction.save(change),
      }),
    );
  }
}

function setUp({ broken, fine }: { broken: number; fine: number }) {
  const store = new MemoryStore();
  const matches = new FailingMatches(store);
  const ids = (kind: string, count: number) => Array.from({ length: count }, (_, i) => matchId(`${kind}-${i}`));
  for (const id of [...ids('broken', broken), ...ids('fine', fine)]) store.put(anOrganizingMatch({ id }));
  for (const id of ids('broken', broken)) matches.broken.add(id);
  const settle = new SettleDueMatches(matches, silentLog());
  const settled = () => store.all().filter((match) => match.state === 'CANCELLED').length;
  return { matches, settle, settled };
}

describe('settling due matches', () => {
  it('MAT-07 settles what lies behind many matches that can not be settled', async () => {
    const { settle, settled } = setUp({ broken: 250, fine: 40 });
    expect(await settle.execute('CANCELLATION', due)).toBe(40);
    expect(settled()).toBe(40);
  });

  it('MAT-07 tries a match that can not be settled again, after a pause that grows', async () => {
    const { matches, settle, settled } = setUp({ broken: 1, fine: 0 });
    const triesUntil = async (seconds: number) => {
      await settle.execute('CANCELLATION', plus(due, { ms: seconds * 1000 }));
      return matches.tries;
    };
    expect(await triesUntil(0)).toBe(1);
    expect(await triesUntil(9.999)).toBe(1);
    expect(await triesUntil(10)).toBe(2);
    expect(await triesUntil(29.999)).toBe(2);
    expect(await triesUntil(30)).toBe(3);
    matches.broken.clear();
    expect(await triesUntil(69.999)).toBe(3);
    expect(settled()).toBe(0);
    await settle.execute('CANCELLATION', plus(due, { ms: 70_000 }));
    expect(settled()).toBe(1);
  });
});
