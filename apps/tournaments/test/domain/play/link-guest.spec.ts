import { tournamentGuest, userId } from '@setpoint/kernel';
import { changesBetween } from '../../../src/domain/play/changes.js';
import { decideBySupport, extendBySupport, leave, remind, timeIsUp } from '../../../src/domain/play/commands.js';
import { leaveToSupport, needsDecision } from '../../../src/domain/play/fixture-machine.js';
import { linkGuest } from '../../../src/domain/play/link-guest.js';
import type { PlayFixture, PlayOfTournament } from '../../../src/domain/play/play.js';
import { finalistsOf } from '../../../src/domain/play/progress.js';
import { tournamentId } from '../../../src/domain/tournament.js';
import { aPlay, DAY_MS, entriesOf, START } from './builders.js';

const CARLA = { id: tournamentGuest('carla'), tournamentId: tournamentId('cup'), name: 'Carla Neri', linkedTo: null };
const BEA = { id: userId('bea'), isOpen: true };
const LATER = START + DAY_MS;

/** Four alone, the last of whom is a guest. */
const play = aPlay(4, {
  entries: entriesOf(4).map((entry) => (entry.id === 'e03' ? { ...entry, playerIds: [CARLA.id] } : entry)),
});
const withCarla = ({ fixtures }: PlayOfTournament) => fixtures.filter(({ sides }) => sides.includes('e03'));
const finalOf = ({ fixtures }: PlayOfTournament): PlayFixture => fixtures.at(-1)!;
const sideOf = ({ sides }: PlayFixture, id: string) => (sides[0] === id ? 'A' : 'B');
const told = (before: PlayOfTournament | null, after: PlayOfTournament) =>
  changesBetween(before, after).map(({ kind, fixture }) => `${kind} ${fixture.stage}`);

function decided(before: PlayOfTournament, fixture: PlayFixture, winner: string, at = START): PlayOfTournament {
  const outcome = decideBySupport(before, fixture.id, sideOf(fixture, winner), at);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

describe('matches of a guest', () => {
  const [semifinal] = withCarla(play) as [PlayFixture];

  it('BYD-07~ wait for support from the start, and matches hears of none', () => {
    expect(semifinal).toMatchObject({ state: 'CLOSING', leftToSupport: true });
    expect(needsDecision(semifinal)).toBe(true);
    expect(told(null, play)).toEqual(['READY SEMIFINAL']);
    const end = semifinal.closesAt!;
    expect(remind(play, end - 1).ending).not.toContain(semifinal);
    expect(withCarla(timeIsUp(play, end))).toEqual([semifinal]);
    expect(extendBySupport(play, semifinal.id, { days: 1, seenClose: end })).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('BYD-07~ are decided by support or by who leaves', () => {
    const won = decided(play, semifinal, 'e03');
    expect(told(play, won)).toEqual(['DECIDED SEMIFINAL']);
    const left = leave(play, 'e03', 'EXCLUDED', START);
    expect(left.ok && told(play, left.value)).toEqual(['DECIDED SEMIFINAL']);
  });

  it('BYD-07~ take the match of others away where a correction brings the guest in', () => {
    const opponent = semifinal.sides.find((id) => id !== 'e03')!;
    const other = play.fixtures.find(({ stage, id }) => stage === 'SEMIFINAL' && id !== semifinal.id)!;
    const ready = decided(decided(play, other, other.sides[0]!), semifinal, opponent);
    expect(finalOf(ready).state).toBe('READY');
    const corrected = decided(ready, withCarla(ready)[0]!, 'e03');
    expect(finalOf(corrected)).toMatchObject({ state: 'CLOSING', leftToSupport: true });
    expect(told(ready, corrected)).toEqual(['DECIDED SEMIFINAL', 'WITHDRAWN FINAL']);
    const back = decided(corrected, withCarla(corrected)[0]!, opponent);
    expect(told(corrected, back)).toEqual(['DECIDED SEMIFINAL', 'READY FINAL']);
    const won = decided(corrected, finalOf(corrected), 'e03');
    expect(finalistsOf(won)).toEqual([[`${other.sides[0]!}-p0`]]);
  });
});

describe('an account in the place of a guest', () => {
  const linked = (from = play, guest: Parameters<typeof linkGuest>[1] = CARLA, account = BEA) =>
    linkGuest(from, guest, account, LATER);

  it('BYD-07~ plays open matches from then on, in a window of their own', () => {
    const outcome = linked();
    if (!outcome.ok) throw new Error(outcome.code);
    const after = outcome.value;
    expect(after.entries[3]!.playerIds).toEqual(['bea']);
    const [before] = withCarla(play) as [PlayFixture];
    expect(withCarla(after)).toMatchObject([{ state: 'READY', leftToSupport: false, opensAt: LATER }]);
    expect(withCarla(after)[0]!.closesAt).toBeGreaterThan(before.closesAt!);
    expect(told(play, after)).toEqual(['READY SEMIFINAL']);
    expect(after.version).toBe(play.version + 1);
  });

  it('BYD-07~ leaves what was decided, and what support decides for another reason', () => {
    const [semifinal] = withCarla(play) as [PlayFixture];
    const won = decided(play, semifinal, 'e03');
    const outcome = linked(won);
    expect(outcome.ok && told(won, outcome.value)).toEqual([]);
    const other = play.fixtures.find(({ stage, id }) => stage === 'SEMIFINAL' && id !== semifinal.id)!;
    const fixtures = play.fixtures.map((each) => (each === other ? leaveToSupport(other, other.revision) : each));
    const left = linked({ ...play, fixtures });
    expect(left.ok && left.value.fixtures.find(({ id }) => id === other.id)).toMatchObject({ leftToSupport: true });
  });

  it('BYD-07~ is there once', () => {
    expect(linked(play, { ...CARLA, name: null, linkedTo: BEA.id })).toEqual({ ok: true, value: play });
    expect(linked(play, null)).toMatchObject({ code: 'GUEST_NOT_FOUND' });
    expect(linked(play, { ...CARLA, name: null, linkedTo: userId('eva') })).toMatchObject({
      code: 'GUEST_LINKED_ALREADY',
    });
    expect(linked(play, CARLA, { ...BEA, isOpen: false })).toMatchObject({ code: 'PLAYER_NOT_ELIGIBLE' });
    expect(linked(play, CARLA, { ...BEA, id: userId('e00-p0') })).toMatchObject({ code: 'PLAYER_ENTERED_ALREADY' });
  });
});
