import { resultRevised } from '@setpoint/events';
import { userId, type UserId } from '@setpoint/kernel';
import { guestNewsFor } from '../../src/application/guest-messages.js';
import { guestPlaceOf } from '../../src/domain/guest-place.js';
import { guestId } from '../../src/domain/guest.js';
import type { MatchCommand } from '../../src/domain/commands.js';
import { opponentsOf, type Match } from '../../src/domain/match.js';
import { actionsOf } from '../../src/domain/match-machine.js';
import { integrationEventFor } from '../../src/events/outgoing.js';
import {
  aConfirmedMatch,
  aContext,
  aGuest,
  ana,
  anAwaitingConfirmationMatch,
  anEngagement,
  anInvitation,
  anOrganizingMatch,
  aPerson,
  aReadyMatch,
  aSchedule,
  at,
  ben,
  carla,
  doubles,
  eva,
  giulia,
  now,
  place,
  places,
  plus,
} from '../builders.js';
import { plan, run } from './run.js';

const invited = { ...aGuest(), wantsMessages: true };
const inviteGuest = (more: Partial<typeof invited> = {}): MatchCommand => ({
  type: 'INVITE_GUEST',
  who: ana,
  side: 'B',
  invitationId: 'invitation',
  guest: { ...invited, ...more },
});
const answer = (accept: boolean): MatchCommand => ({ type: 'ANSWER', who: giulia, accept });
const withdraw = (who = ana): MatchCommand => ({ type: 'WITHDRAW_INVITATION', who, guestId: giulia });
const keep = (who = carla): MatchCommand => ({ type: 'KEEP_GUEST_PLACE', who, guestId: giulia });
const withGuest = { guests: [aGuest()], teamB: places(giulia) };

describe('guests', () => {
  it('MAT-05~ are invited like a player, and their yes completes the match', () => {
    const asked = run(anOrganizingMatch({ plan: aSchedule() }), inviteGuest());
    expect(asked.match).toMatchObject({ guests: [aGuest()], invitations: [{ playerId: giulia, state: 'PENDING' }] });
    const accepted = run(asked.match, answer(true));
    expect(accepted.match).toMatchObject({ state: 'READY', teamB: [{ playerId: giulia }] });
    expect(run(accepted.match, answer(true)).code).toBe('ALREADY_ANSWERED');
    expect(run(accepted.match, answer(false)).code).toBe('ALREADY_ANSWERED');
  });

  it('MAT-05~ are asked once in a match, whatever they answered, and again after they left', () => {
    const asked = run(anOrganizingMatch({ numberPlayers: 2 }), inviteGuest()).match;
    const again = inviteGuest({ id: guestId('again') });
    expect(run(asked, again).code).toBe('GUEST_EXISTS');
    expect(run(run(asked, answer(false)).match, again).code).toBe('GUEST_EXISTS');
    const gone = run(run(asked, answer(true)).match, { type: 'LEAVE', who: giulia }).match;
    expect(run(gone, again).code).toBe('OK');
  });

  it('MAT-05~ are asked once also where they get the last place: who presses again learns that, not that teams are full', () => {
    const asked = run(anOrganizingMatch({ plan: aSchedule() }), inviteGuest()).match;
    const again = inviteGuest({ id: guestId('again') });
    expect(run(asked, again).code).toBe('GUEST_EXISTS');
    expect(run(run(asked, answer(true)).match, again).code).toBe('GUEST_EXISTS');
  });

  it('MAT-05~ are told that the organiser took the invitation back, and can answer or keep it no longer', () => {
    const asked = run(anOrganizingMatch({ plan: aSchedule() }), inviteGuest()).match;
    const withdrawn = run(asked, withdraw());
    expect(withdrawn.events).toEqual(['INVITATION_WITHDRAWN']);
    expect(guestPlaceOf(withdrawn.match, giulia, now)).toMatchObject({
      ...{ standing: 'WITHDRAWN', mayAccept: false, mayDecline: false, mayLeave: false },
    });
    for (const accept of [true, false]) expect(run(withdrawn.match, answer(accept)).code).toBe('INVITATION_WITHDRAWN');
    expect(run(withdrawn.match, keep()).code).toBe('INVITATION_WITHDRAWN');
    // The place can be offered to somebody else, or to them again.
    expect(run(withdrawn.match, inviteGuest({ id: guestId('again') })).code).toBe('OK');
    const { outgoing: told } = guestNewsFor(asked, withdrawn.decision.ok ? withdrawn.decision.value : []);
    expect(told.map(({ data }) => data)).toMatchObject([{ kind: 'WITHDRAWN', actorId: ana, name: 'Giulia' }]);
  });

  it('MAT-05~ have an invitation that the organiser alone takes back, twice is once, and not after their answer', () => {
    const asked = run(anOrganizingMatch({ teamB: [], numberPlayers: 2, teamA: places(ana, ben) }), inviteGuest()).match;
    const withdrawn = run(asked, withdraw());
    expect(run(withdrawn.match, withdraw())).toMatchObject({ code: 'OK', events: [] });
    expect(run(asked, withdraw(ben)).code).toBe('NOT_THE_ORGANISER');
    for (const accept of [true, false])
      expect(run(run(asked, answer(accept)).match, withdraw()).code).toBe('GUEST_HAS_ANSWERED');
    const other: MatchCommand = { type: 'WITHDRAW_INVITATION', who: ana, guestId: guestId('nobody') };
    expect(run(asked, other).code).toBe('USER_NOT_IN_MATCH');
    const offers = (of: Match, who = ana) => actionsOf(of, who, aContext(), now).includes('WITHDRAW_INVITATION');
    expect([asked, withdrawn.match, run(asked, answer(true)).match].map((of) => offers(of))).toEqual([
      true,
      false,
      false,
    ]);
    expect(offers(asked, ben)).toBe(false);
  });

  it('MAT-05~ are asked as ever where their address wants no messages: who invites does not learn of it', () => {
    const asked = run(anOrganizingMatch({ plan: aSchedule() }), inviteGuest({ wantsMessages: false }));
    expect(asked.events).toEqual(run(anOrganizingMatch({ plan: aSchedule() }), inviteGuest()).events);
    const { outgoing: told, links } = guestNewsFor(asked.match, asked.decision.ok ? asked.decision.value : []);
    expect([told, links]).toEqual([[], []]);
  });

  it('MAT-05~ get one SMS until they have answered, and more only where they play', () => {
    const phone = { channel: 'SMS', address: '+393331234567' } as const;
    const told = (from: Match, ...commands: readonly MatchCommand[]) => {
      let match = from;
      return commands.flatMap((command) => {
        const { decision, match: next } = run(match, command);
        const { outgoing: news } = guestNewsFor(match, decision.ok ? decision.value : []);
        match = next;
        return news.flatMap(({ data }) => ('kind' in (data as object) ? [(data as { kind: string }).kind] : []));
      });
    };
    const organise: MatchCommand = { type: 'ORGANISE', proposalId: 'proposal', who: ana, plan };
    const cancel: MatchCommand = { type: 'CANCEL', who: ana };
    expect(told(anOrganizingMatch(), inviteGuest(phone), organise, { type: 'REORGANISE', who: ana }, cancel)).toEqual([
      'INVITED',
    ]);
    expect(told(anOrganizingMatch(), inviteGuest(phone), withdraw())).toEqual(['INVITED']);
    expect(told(anOrganizingMatch(), inviteGuest(phone), answer(true), organise, cancel)).toEqual([
      ...['INVITED', 'ORGANISED', 'CANCELLED'],
    ]);
    expect(told(anOrganizingMatch(), inviteGuest(), organise, cancel)).toEqual(['INVITED', 'ORGANISED', 'CANCELLED']);
  });

  it('MAT-05~ are not asked where no place is free, or by a stranger', () => {
    expect(run(anOrganizingMatch({ invitations: [anInvitation(ben)] }), inviteGuest()).code).toBe('TEAM_FULL');
    expect(run(aReadyMatch(), inviteGuest()).code).toBe('TEAM_FULL');
    const fullSide = anOrganizingMatch({ numberPlayers: 2, teamB: places(ben, carla) });
    expect(run(fullSide, inviteGuest()).code).toBe('TEAM_FULL');
    expect(run(anOrganizingMatch({ teamA: places(ben) }), inviteGuest()).code).toBe('USER_NOT_IN_MATCH');
  });

  it('MAT-05~ MAT-11~ leave until two hours before the start', () => {
    const leave: MatchCommand = { type: 'LEAVE', who: giulia };
    const ready = aReadyMatch(withGuest);
    expect(run(ready, leave, { when: at('16:00') }).match).toMatchObject({ state: 'ORGANIZING', teamB: [] });
    expect(run(ready, leave, { when: plus(at('16:00'), { ms: 1 }) }).code).toBe('TOO_LATE_TO_LEAVE');
  });

  it('MAT-05~ MAT-11~ never organise: the last member stays, and another member follows the organiser', () => {
    expect(run(aReadyMatch(withGuest), { type: 'LEAVE', who: ana }).code).toBe('LAST_PARTICIPANT');
    const early = { ...place(giulia), joinedAt: plus(now, { days: -1 }) };
    const doubles = aReadyMatch({
      numberPlayers: 2,
      guests: [aGuest()],
      teamA: [place(ana), early],
      teamB: places(ben, carla),
    });
    expect(run(doubles, { type: 'LEAVE', who: ana }).match.organiserId).toBe(ben);
  });

  it('MAT-05~ are nobody whom others evaluate, and move no level', () => {
    const match = aConfirmedMatch(withGuest);
    expect(opponentsOf(match, ana)).toEqual([]);
    const event = integrationEventFor({ type: 'RESULT_CONFIRMED', by: null, at: now }, match);
    expect(event?.data).toMatchObject({ match: { isFriendly: true, teamA: [ana], teamB: [] } });
    const members = integrationEventFor({ type: 'RESULT_CONFIRMED', by: null, at: now }, aConfirmedMatch());
    expect(members?.data).toMatchObject({ match: { isFriendly: false } });
  });

  it('MAT-05~ LVL-03 are named as why it moves none, and once they have an account the result is told anew', () => {
    const match = aConfirmedMatch(withGuest);
    const confirmed = integrationEventFor({ type: 'RESULT_CONFIRMED', by: null, at: now }, match);
    expect(confirmed?.data).toMatchObject({ match: { withGuest: true } });
    const friendly = { type: 'RESULT_CONFIRMED', by: null, at: now } as const;
    expect(integrationEventFor(friendly, aConfirmedMatch({ ...withGuest, isFriendly: true }))?.data).not.toMatchObject({
      match: { withGuest: true },
    });
    const kept = run(match, keep());
    expect(kept.code).toBe('OK');
    const revised = integrationEventFor(
      { type: 'GUEST_PLACE_KEPT', guestId: giulia, playerId: carla, at: now },
      kept.match,
    );
    expect(revised).toMatchObject({
      contract: resultRevised,
      data: { result: { winner: 'A' }, match: { teamA: [ana], teamB: [carla], isFriendly: false } },
    });
    expect(revised!.data).not.toHaveProperty('match.withGuest');
  });

  it('MAT-05~ MAT-20~ tell nobody outside by their id', () => {
    const match = anOrganizingMatch({ guests: [aGuest()], invitations: [anInvitation(giulia)] });
    expect(integrationEventFor({ type: 'CREATED', by: ana, at: now }, match)?.data).toMatchObject({
      match: { invited: [] },
    });
    for (const event of [
      { type: 'PLAYER_LEFT', playerId: giulia, organiserId: ana, at: now },
      { type: 'PLAYER_REMOVED', playerId: giulia, by: ana, at: now },
      { type: 'INVITATION_ANSWERED', playerId: giulia, accepted: true, invitedBy: ana, side: 'B', at: now },
    ] as const)
      expect(integrationEventFor(event, match)).toBeNull();
  });
});

describe('a guest who registered', () => {
  it('MAT-05~ keeps place and invitation as an account, once', () => {
    const kept = run(aReadyMatch(withGuest), keep());
    expect(kept.match).toMatchObject({ state: 'READY', teamB: [{ playerId: carla }], guests: [{ claimedBy: carla }] });
    expect(run(kept.match, keep())).toMatchObject({ code: 'OK', events: [] });
    expect(run(kept.match, keep(ben)).code).toBe('GUEST_LINK_NOT_VALID');
    const asked = run(anOrganizingMatch({ guests: [aGuest()], invitations: [anInvitation(giulia)] }), keep());
    expect(asked.match.invitations).toMatchObject([{ playerId: carla, state: 'PENDING' }]);
  });

  it('MAT-05~ has one place in a match in which they play already', () => {
    const twice = aReadyMatch({
      numberPlayers: 2,
      guests: [aGuest()],
      teamA: places(ana, carla),
      teamB: places(ben, giulia),
    });
    expect(run(twice, keep()).match).toMatchObject({
      state: 'ORGANIZING',
      teamA: [{ playerId: ana }, { playerId: carla }],
      teamB: [{ playerId: ben }],
    });
    const invitedToo = aReadyMatch({ ...withGuest, invitations: [anInvitation(carla)] });
    expect(run(invitedToo, keep()).match).toMatchObject({ teamB: [{ playerId: carla }], invitations: [] });
    const played = anAwaitingConfirmationMatch({ ...withGuest, guests: [aGuest()] });
    expect(run(played, keep(ana), { when: at('21:00') }).code).toBe('NOT_IN_THIS_STATE');
  });

  it('MAT-05~ PLY-04~ does not get past a block, and a guest who left has nothing to keep', () => {
    const blocked = aContext({ blocks: [[ana, carla]] });
    expect(run(aReadyMatch(withGuest), keep(), { context: blocked }).code).toBe('CANNOT_JOIN');
    expect(run(anOrganizingMatch({ guests: [aGuest()] }), keep()).code).toBe('GUEST_LINK_NOT_VALID');
  });

  it('MAT-05~ MAT-12~ comes back after a removal only where the organiser invited the guest', () => {
    const removed = { ...doubles, removedIds: [eva], teamB: places(ben, giulia) };
    const invitedBy = (who: UserId) => aReadyMatch({ ...removed, guests: [aGuest({ invitedBy: who })] });
    expect(run(invitedBy(ben), keep(eva)).code).toBe('CANNOT_JOIN');
    const back = run(invitedBy(ana), keep(eva));
    expect(back).toMatchObject({ code: 'OK', match: { removedIds: [] } });
  });

  it('MAT-05~ MAT-18~ takes no place at a time at which they play elsewhere; an invitation they may have', () => {
    const busy = aContext({ people: [aPerson(carla, { engagements: [anEngagement(at('18:30'), at('19:30'))] })] });
    expect(run(aReadyMatch(withGuest), keep(), { context: busy }).code).toBe('MATCH_OVERLAPS');
    const asked = { guests: [aGuest()], invitations: [anInvitation(giulia)], plan: aSchedule() };
    expect(run(anOrganizingMatch(asked), keep(), { context: busy }).code).toBe('OK');
    expect(run(aConfirmedMatch(withGuest), keep(), { context: busy, when: at('22:00') }).code).toBe('OK');
  });
});

describe("a guest's own view", () => {
  const standing = (match: Parameters<typeof guestPlaceOf>[0]) => guestPlaceOf(match, giulia, now)?.standing;

  it('MAT-05~ says how they stand and what they may do', () => {
    const asked = anOrganizingMatch({ guests: [aGuest()], invitations: [anInvitation(giulia)] });
    expect(guestPlaceOf(asked, giulia, now)).toEqual({
      ...{ guest: aGuest(), standing: 'PENDING', side: 'B' },
      ...{ mayAccept: true, mayDecline: true, mayLeave: false },
    });
    expect(guestPlaceOf(aReadyMatch(withGuest), giulia, now)).toMatchObject({ standing: 'ACCEPTED', mayLeave: true });
    expect(standing({ ...asked, invitations: [anInvitation(giulia, { state: 'DECLINED' })] })).toBe('DECLINED');
    expect(standing(anOrganizingMatch({ guests: [aGuest()] }))).toBe('OUT');
    expect(standing(anOrganizingMatch({ guests: [{ ...aGuest(), claimedBy: carla }] }))).toBe('KEPT');
    expect(guestPlaceOf(asked, userId('guest:nobody'), now)).toBeNull();
  });
});
