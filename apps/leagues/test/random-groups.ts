import type { GroupResult } from '@setpoint/league';
import { SeededRandom } from '@setpoint/testkit';
import type { FixtureRow, LeagueGroupRow, MemberRow } from '../src/persistence/play-entities.js';

const AT = new Date('2028-01-03T00:00:00Z');

type Outcome = Pick<FixtureRow, 'how' | 'winner' | 'games_a' | 'games_b' | 'is_forfeit' | 'state' | 'decided_at'>;

/** Groups with any results, few different ones, so that many are level; the strongest members first. */
export function randomGroups(count: number, phaseId: string, seed: number, prefix = 'g') {
  const random = new SeededRandom(seed);
  const groups: LeagueGroupRow[] = [];
  const members: MemberRow[] = [];
  const fixtures: FixtureRow[] = [];
  for (let number = 1; number <= count; number += 1) {
    const id = `${prefix}${String(number).padStart(5, '0')}`;
    groups.push({
      ...{ id, phase_id: phaseId, number, state: 'PLAYING', seed: '0'.repeat(32), version: 1, rounds_opened: 9 },
      ...{ formed_at: AT, due_at: null, night_at: null, closed_at: null, winner_id: null, second_id: null },
    });
    const size = 7 + random.int(4);
    const own = Array.from({ length: size }, (_, i): MemberRow => {
      const key = `${id}-m${i}`;
      const level = 5 - Math.floor(i / 2) * 0.25;
      return { ...{ id: key, group_id: id, phase_id: phaseId, level }, ...{ subscription_id: `s-${key}`, player_ids: [`p-${key}`], out_because: null } }; // oxfmt-ignore
    });
    members.push(...own);
    const share = random.next();
    for (const [i, one] of own.entries())
      for (const other of own.slice(i + 1))
        for (let again = 0; random.next() < (again === 0 ? share : 0.1); again += 1) {
          const isOpen = random.next() < 0.1;
          const [a, b] = random.next() < 0.5 ? [one, other] : [other, one];
          fixtures.push({
            ...{ id: `${a.id}-${b.id}-${again}`, group_id: id, stage: 'ROUND_ROBIN', round: null, is_challenge: true },
            ...{ side_a: a.id, side_b: b.id, players_a: a.player_ids, players_b: b.player_ids, revision: 1 },
            ...{
              closing: null,
              opens_at: AT,
              closes_at: AT,
              latest_close: AT,
              is_warned: true,
              has_result: false,
              has_no_show: false,
              match_id: null,
            },
            ...{ replaces: null, is_kept: false, rule: null, outcome: null, sets: [], result_version: null },
            ...(isOpen ? open : decided(random)),
          });
          if (isOpen) break;
        }
  }
  return { groups, members, fixtures };
}

const open: Outcome = {
  ...{ state: 'READY', how: null, winner: null, games_a: 0, games_b: 0, is_forfeit: false, decided_at: null },
};

function decided(random: SeededRandom): Outcome {
  const none = { games_a: 0, games_b: 0, state: 'DECIDED' as const, decided_at: AT };
  const winner = random.next() < 0.5 ? 'A' : 'B';
  const kind = random.next();
  if (kind < 0.05) return { ...none, how: 'DOUBLE_FORFEIT', winner: null, is_forfeit: true };
  if (kind < 0.1) return { ...none, how: 'FORFEIT', winner, is_forfeit: true };
  if (kind < 0.13) return { ...none, how: 'LOT', winner, is_forfeit: false };
  const [games_a, games_b] = [random.int(3) + 4, random.int(3) + 4];
  return { ...none, how: 'PLAYED', games_a, games_b, is_forfeit: false, winner: kind < 0.3 ? null : winner };
}

/** The same as the rules see it. */
export const memberResults = (fixtures: readonly FixtureRow[]): GroupResult[] =>
  fixtures
    .filter(({ state }) => state === 'DECIDED')
    .map(({ how, winner, side_a, side_b, games_a, games_b, is_forfeit }) => ({
      sides: [side_a, side_b],
      games: [games_a, games_b],
      winner: winner === 'A' ? 0 : winner === 'B' ? 1 : how === 'DOUBLE_FORFEIT' ? 'NOBODY' : 'DRAW',
      isForfeit: is_forfeit,
    }));
