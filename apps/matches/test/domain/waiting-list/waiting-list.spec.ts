import { matchCancelled } from '@setpoint/events';
import { userId, type UserId } from '@setpoint/kernel';
import type { MatchCommand } from '../../../src/domain/commands.js';
import { actionsOf, decide, passTime } from '../../../src/domain/match-machine.js';
import type { MatchEvent } from '../../../src/domain/match-events.js';
import type { Match } from '../../../src/domain/match.js';
import type { RuleContext } from '../../../src/domain/rule-context.js';
import { integrationEventsFor } from '../../../src/events/outgoing.js';
import { MOST_WAITING, MOST_WAITING_LISTS } from '../../../src/domain/waiting-list/rules.js';
import {
  aContext,
  aGuest,
  ana,
  anEngagement,
  anInvitation,
  anOrganizingMatch,
  aPerson,
  aReadyMatch,
  at,
  ben,
  carla,
  david,
  eva,
  giulia,
  places,
  plus,
  waiting,
} from '../../builders.js';
import { plan, run } from '../run.js';

function decided(command: MatchCommand, of: Match, context: RuleContext, when: Date) {
  const decision = decide(command, of, context, when);
  if (!decision.ok) throw new Error(decision.code);
  return { events: decision.value };
}
const wait = (who: UserId): MatchCommand => ({ type: 'WAIT', who });
const leave = (who: UserId): MatchCommand => ({ type: 'LEAVE', who });
const names = (match: { waitingList: readonly { playerId: UserId }[] }) =>
  match.waitingList.map((each) => each.playerId);

describe('waiting for a place', () => {
  it('BYD-04 keeps the order of arrival, and whoever goes away goes out of it', () => {
    const two = run(run(aReadyMatch(), wait(carla)).match, wait(david)).match;
    expect(names(two)).toEqual([carla, david]);
    expect(names(run(two, { type: 'STOP_WAITING', who: carla }).match)).toEqual([david]);
  });

  it('BYD-04 is done already for one who presses twice', () => {
    const match = aReadyMatch({ waitingList: waiting(carla) });
    expect(run(match, wait(carla))).toMatchObject({ code: 'OK', events: [] });
    expect(run(match, { type: 'STOP_WAITING', who: david })).toMatchObject({ code: 'OK', events: [] });
  });

  it('BYD-04 ends with an invitation whose place was taken meanwhile, once another one is free', () => {
    const invited = aReadyMatch({ invitations: [anInvitation(carla)], waitingList: waiting(carla) });
    const left = run(invited, leave(ben));
    expect(left.events).toContain('PLAYER_JOINED');
    expect(left.match).toMatchObject({ invitations: [], waitingList: [], teamB: [{ playerId: carla }] });
  });

  it('BYD-04 ends for one who plays, also in the place of the guest that they were', () => {
    const match = aReadyMatch({ guests: [aGuest()], teamB: places(giulia), waitingList: waiting(carla, david) });
    const kept = run(match, { type: 'KEEP_GUEST_PLACE', who: carla, guestId: giulia });
    expect(kept.match).toMatchObject({ teamB: [{ playerId: carla }], waitingList: [{ playerId: david }] });
    const asked = { ...match, teamB: places(ben), invitations: [anInvitation(giulia)] };
    expect(names(run(asked, { type: 'KEEP_GUEST_PLACE', who: carla, guestId: giulia }).match)).toEqual([carla, david]);
  });

  it('BYD-04 is for full matches, with a time or without', () => {
    expect(run(anOrganizingMatch(), wait(carla)).code).toBe('PLACE_IS_FREE');
    expect(run(anOrganizingMatch({ teamB: places(ben) }), wait(carla)).code).toBe('OK');
    expect(run(aReadyMatch(), wait(ben)).code).toBe('INVITATION_EXISTS');
  });

  it('BYD-04 is refused for what would keep one out of a free place, too', () => {
    const limited = aReadyMatch({ levelMin: 5 });
    expect(run(limited, wait(carla)).code).toBe('LEVEL_NOT_ALLOWED');
    expect(run({ ...limited, invitations: [anInvitation(carla)] }, wait(carla)).code).toBe('OK');
    expect(run(aReadyMatch({ visibility: 'PRIVATE' }), wait(carla)).code).toBe('CANNOT_JOIN');
    expect(run(aReadyMatch({ removedIds: [carla] }), wait(carla)).code).toBe('CANNOT_JOIN');
    const context = aContext({ blocks: [[ben, carla]] });
    expect(run(aReadyMatch(), wait(carla), { context }).code).toBe('CANNOT_JOIN');
    const away = aContext({ people: [aPerson(carla, { absence: { from: '2026-06-10', to: '2026-06-10' } })] });
    expect(run(aReadyMatch(), wait(carla), { context: away }).code).toBe('CANNOT_JOIN');
    const busy = aContext({ people: [aPerson(carla, { engagements: [anEngagement(at('17:30'), at('18:30'))] })] });
    expect(run(aReadyMatch(), wait(carla), { context: busy }).code).toBe('MATCH_OVERLAPS');
  });

  it.each([
    [-1, 'OK'],
    [0, 'OK'],
    [1, 'TOO_LATE_TO_WAIT'],
  ])('BYD-04 begins until two hours before the start: %s ms → %s', (ms, code) => {
    expect(run(aReadyMatch(), wait(carla), { when: plus(at('16:00'), { ms }) }).code).toBe(code);
  });

  it('BYD-04 has an end: ten in a list, five lists of one person', () => {
    const crowd = (size: number) => waiting(...Array.from({ length: size }, (_, i) => userId(`w${i}`)));
    expect(run(aReadyMatch({ waitingList: crowd(MOST_WAITING - 1) }), wait(carla)).code).toBe('OK');
    expect(run(aReadyMatch({ waitingList: crowd(MOST_WAITING) }), wait(carla)).code).toBe('WAITING_LIST_FULL');
    const patient = (waitsFor: number) => aContext({ people: [aPerson(carla, { waitsFor })] });
    expect(run(aReadyMatch(), wait(carla), { context: patient(MOST_WAITING_LISTS - 1) }).code).toBe('OK');
    expect(run(aReadyMatch(), wait(carla), { context: patient(MOST_WAITING_LISTS) }).code).toBe(
      'TOO_MANY_WAITING_LISTS',
    );
  });

  it('BYD-04 offers waiting or going away, never both', () => {
    const actions = (who: UserId) =>
      actionsOf(aReadyMatch({ waitingList: waiting(carla) }), who, aContext(), at('09:00'));
    expect(actions(carla)).toEqual(['STOP_WAITING']);
    expect(actions(david)).toEqual(['WAIT']);
    expect(actions(ben)).not.toContain('WAIT');
  });

  it('BYD-04 ends with the match, and for those who see it no longer', () => {
    const match = aReadyMatch({ waitingList: waiting(carla, david) });
    expect(names(run(match, { type: 'CANCEL', who: ana }).match)).toEqual([]);
    expect(names(passTime(match, at('19:00')).match)).toEqual([]);
    const open = anOrganizingMatch({ teamB: places(ben), waitingList: waiting(carla, david) });
    const invited = { ...open, invitations: [anInvitation(david)] };
    expect(names(run(invited, { type: 'CHANGE_OPTIONS', who: ana, visibility: 'PRIVATE' }).match)).toEqual([david]);
  });
});

describe('a place that is freed', () => {
  const match = aReadyMatch({ waitingList: waiting(carla, david) });

  it('BYD-04 goes to the first in line at once, whoever frees it', () => {
    const left = run(match, leave(ben));
    expect(left.events).toEqual(['PLAYER_LEFT', 'PLAYER_JOINED', 'BECAME_READY']);
    expect(left.match).toMatchObject({ state: 'READY', teamB: [{ playerId: carla }] });
    expect(names(left.match)).toEqual([david]);
    expect(run(match, { type: 'REMOVE_PLAYER', who: ana, playerId: ben }).match).toMatchObject({
      teamB: [{ playerId: carla }],
    });
    expect(run(match, leave(ana)).match).toMatchObject({ organiserId: ben, teamA: [{ playerId: carla }] });
  });

  it('BYD-04 passes over who can’t play, who stays in line', () => {
    const context = aContext({ people: [aPerson(carla, { engagements: [anEngagement(at('18:00'), at('19:00'))] })] });
    const left = run(match, leave(ben), { context });
    expect(left.match.teamB).toMatchObject([{ playerId: david }]);
    expect(names(left.match)).toEqual([carla]);
    const blocked = aContext({
      blocks: [
        [ana, carla],
        [david, ana],
      ],
    });
    const open = run(match, leave(ben), { context: blocked });
    expect(open.match).toMatchObject({ state: 'ORGANIZING', teamB: [] });
    expect(names(open.match)).toEqual([carla, david]);
  });

  it('BYD-04 goes to who was passed over as soon as a change lets them in', () => {
    const context = aContext({ people: [aPerson(carla, { levels: [{ sport: 1, numberPlayers: 1, rating: 3 }] })] });
    const limited = anOrganizingMatch({ levelMin: 4, waitingList: waiting(carla) });
    const wider = run(limited, { type: 'CHANGE_OPTIONS', who: ana, levelMin: 3 }, { context });
    expect(wider.match).toMatchObject({ teamB: [{ playerId: carla }], waitingList: [] });
  });

  it('BYD-04 takes several, in turn, and counts invitations of who waits as accepted', () => {
    const open = anOrganizingMatch({
      ...{ numberPlayers: 2 as const, teamA: places(ana), teamB: places(ben) },
      ...{ waitingList: waiting(carla, david, eva), invitations: [anInvitation(david)] },
    });
    const organised = run(open, { type: 'ORGANISE', proposalId: 'proposal', who: ana, plan });
    expect(organised.events).toEqual(['PROPOSED', 'PLAYER_JOINED', 'PLAYER_JOINED']);
    expect(organised.match).toMatchObject({
      ...{ teamA: [{ playerId: ana }, { playerId: carla }], teamB: [{ playerId: ben }, { playerId: david }] },
      invitations: [],
    });
    expect(names(organised.match)).toEqual([eva]);
  });

  it.each([
    [0, [{ playerId: carla }]],
    [1, []],
  ])('BYD-04 stays open in the last two hours: %s ms after their begin', (ms, teamB) => {
    const removed = run(match, { type: 'REMOVE_PLAYER', who: ana, playerId: ben }, { when: plus(at('16:00'), { ms }) });
    expect(removed.match.teamB).toMatchObject(teamB);
    expect(removed.match.teamB).toHaveLength(teamB.length);
  });

  it('BYD-04 is told in the last two hours to those who wait and could play, in turn', () => {
    const remove: MatchCommand = { type: 'REMOVE_PLAYER', who: ana, playerId: ben };
    const freed = (when: Date, context = aContext()) => {
      const { events } = decided(remove, match, context, when);
      return events.find((event) => event.type === 'PLACE_OFFERED')?.playerIds ?? null;
    };
    expect(freed(at('16:00'))).toBeNull();
    expect(freed(plus(at('16:00'), { ms: 1 }))).toEqual([carla, david]);
    expect(freed(plus(at('18:00'), { ms: -1 }))).toEqual([carla, david]);
    expect(freed(at('18:00'))).toBeNull();
    const busy = aContext({ people: [aPerson(carla, { engagements: [anEngagement(at('17:30'), at('18:30'))] })] });
    expect(freed(at('17:00'), busy)).toEqual([david]);
    const late = run(match, remove, { when: at('17:00') });
    expect(names(late.match)).toEqual([carla, david]);
    const joined = run(late.match, { type: 'JOIN', who: david, side: null }, { when: at('17:01') });
    expect(joined).toMatchObject({ code: 'OK', match: { state: 'READY', teamB: [{ playerId: david }] } });
    expect(names(joined.match)).toEqual([carla]);
  });

  it('BYD-04 tells who waited that the match is called off, by the organiser or by itself', () => {
    const told = (events: readonly MatchEvent[], of: Match) =>
      integrationEventsFor(of, events).find(({ contract }) => contract === matchCancelled)?.data;
    const off = decided({ type: 'CANCEL', who: ana }, match, aContext(), at('09:00'));
    expect(told(off.events, match)).toMatchObject({ automatic: false, waiting: [carla, david] });
    const undated = anOrganizingMatch({ teamB: places(ben), waitingList: waiting(carla) });
    expect(told(passTime(undated, undated.cancelsAt!).events, undated)).toMatchObject({
      ...{ automatic: true, waiting: [carla] },
    });
    const alone = aReadyMatch();
    expect(
      told(decided({ type: 'CANCEL', who: ana }, alone, aContext(), at('09:00')).events, alone),
    ).not.toHaveProperty('waiting');
  });

  it('BYD-04 does not go to somebody who joined otherwise', () => {
    const open = anOrganizingMatch({ waitingList: waiting(carla) });
    expect(run(open, { type: 'JOIN', who: carla, side: null }).match).toMatchObject({
      teamB: [{ playerId: carla }],
      waitingList: [],
    });
  });
});
