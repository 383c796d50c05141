import type { CommandOf, MatchCommand } from '../../../src/domain/commands.js';
import { actionsOf, decide, passTime } from '../../../src/domain/match-machine.js';
import type { Match } from '../../../src/domain/match.js';
import { waitingFor } from '../../../src/domain/waiting.js';
import { integrationEventsFor } from '../../../src/events/outgoing.js';
import {
  aCompetition,
  aContext,
  aFixtureMatch,
  aGuest,
  ana,
  anAwaitingResultMatch,
  anEngagement,
  anInvitation,
  anOrganizingMatch,
  aPerson,
  aProposal,
  aReadyMatch,
  aSchedule,
  at,
  ben,
  carla,
  david,
  doubles,
  eva,
  giulia,
  now,
  openPlan,
  place,
  places,
  plus,
} from '../../builders.js';
import { plan, run } from '../run.js';

const propose = (
  who = ana,
  more: Partial<typeof plan> = {},
  also: Partial<CommandOf<'ORGANISE'>> = {},
): MatchCommand => ({
  ...{ type: 'ORGANISE', who, proposalId: `proposal of ${who}`, plan: { ...plan, ...more } },
  ...also,
});
const answer = (who = ben, accept = true, proposalId = 'proposal'): MatchCommand => ({
  ...{ type: 'ANSWER_PROPOSAL', who, proposalId, accept },
});
const withdraw = (who = ana): MatchCommand => ({ type: 'WITHDRAW_PROPOSAL', who, proposalId: 'proposal' });

/** Singles of Ana and Ben, whom Ana has proposed 10 June, 18:00. */
const asked = (more: Partial<Match> = {}) =>
  anOrganizingMatch({ teamB: places(ben), proposal: aProposal(), ...(more as object) });
const pairs = (more: Partial<Match> = {}) => asked({ ...doubles, ...more });

describe('an invitation to play', () => {
  it('MAT-23~ waits for the yes of everybody else in the match, and is the schedule with the last one', () => {
    const proposed = run(anOrganizingMatch({ ...doubles }), propose());
    expect(proposed).toMatchObject({ events: ['PROPOSED'], match: { state: 'ORGANIZING', plan: openPlan } });
    let { match } = proposed;
    for (const who of [ben, carla]) {
      const said = run(match, answer(who, true, 'proposal of ana'), { when: plus(now, { hours: 1 }) });
      expect(said).toMatchObject({ events: ['PROPOSAL_ACCEPTED'], match: { state: 'ORGANIZING', plan: openPlan } });
      match = said.match;
    }
    const last = run(match, answer(david, true, 'proposal of ana'), { when: plus(now, { hours: 2 }) });
    expect(last.events).toEqual(['PROPOSAL_ACCEPTED', 'ORGANISED', 'BECAME_READY']);
    expect(last.match).toMatchObject({
      ...{ state: 'READY', plan: aSchedule(), proposal: { end: { how: 'ACCEPTED' } } },
      teamA: [{ agreedAt: now }, { agreedAt: plus(now, { hours: 1 }) }],
      teamB: [{ agreedAt: plus(now, { hours: 1 }) }, { agreedAt: plus(now, { hours: 2 }) }],
    });
  });

  it('MAT-23~ is over with the first no', () => {
    const no = run(pairs(), answer(david, false));
    expect(no).toMatchObject({ events: ['PROPOSAL_DECLINED'], match: { state: 'ORGANIZING', plan: openPlan } });
    expect(no.match.proposal?.end).toEqual({ how: 'DECLINED', by: david, at: now });
    expect(run(no.match, answer(ben)).code).toBe('PROPOSAL_ENDED');
  });

  it('MAT-23~ is answered once by each who is asked; pressed twice is once', () => {
    const yes = run(pairs(), answer(ben)).match;
    expect(run(yes, answer(ben))).toMatchObject({ code: 'OK', events: [] });
    expect(run(yes, answer(ben, false)).code).toBe('ALREADY_ANSWERED');
    const no = run(pairs(), answer(ben, false)).match;
    expect(run(no, answer(ben, false))).toMatchObject({ code: 'OK', events: [] });
    expect(run(no, answer(ben, true)).code).toBe('PROPOSAL_ENDED');
    const last = run(asked(), answer(ben)).match;
    expect(run(last, answer(ben))).toMatchObject({ code: 'OK', events: [] });
  });

  it.each<[string, MatchCommand, string]>([
    ['the proposer', answer(ana), 'OWN_PROPOSAL'],
    ['a stranger', answer(eva), 'USER_NOT_IN_MATCH'],
    ['somebody who saw another one', answer(ben, true, 'old'), 'PROPOSAL_ENDED'],
  ])('MAT-23~ is not answered by %s', (_, command, code) => {
    expect(run(asked(), command).code).toBe(code);
  });

  it('MAT-23~ is taken back by the proposer alone', () => {
    expect(run(asked(), withdraw()).match.proposal?.end).toEqual({ how: 'WITHDRAWN', by: ana, at: now });
    expect(run(run(asked(), withdraw()).match, withdraw())).toMatchObject({ code: 'OK', events: [] });
    expect(run(asked(), withdraw(ben)).code).toBe('NOT_YOUR_PROPOSAL');
    expect(
      run(pairs({ proposal: aProposal({ by: carla }) }), { type: 'LEAVE', who: carla }).match.proposal?.end,
    ).toEqual({
      ...{ how: 'WITHDRAWN', by: carla, at: now },
    });
  });

  it('MAT-23~ needs two hours: it lapses when its start is nearer, to the millisecond', () => {
    const late = (ms: number) =>
      run(anOrganizingMatch({ teamB: places(ben) }), propose(), { when: plus(at('16:00'), { ms }) });
    expect([late(-1).code, late(0).code]).toEqual(['OK', 'TOO_LITTLE_NOTICE']);
    const kept = asked({ cancelsAt: null } as Partial<Match>);
    expect(passTime(kept, plus(at('16:00'), { ms: -1 })).events).toEqual([]);
    const lapsed = passTime(kept, at('23:00'));
    expect(lapsed.events).toEqual([{ type: 'PROPOSAL_LAPSED', at: at('16:00') }]);
    expect(run(kept, answer(), { when: at('16:00') }).code).toBe('PROPOSAL_ENDED');
    expect(run(lapsed.match, propose(ana, { datePlay: '2026-06-12' }), { when: at('23:00') }).code).toBe('OK');
  });

  it('MAT-23~ TRN-10 lapses at the end of the play period, and nobody sets a time of a competition alone', () => {
    const closesAt = at('12:00');
    const tight = aFixtureMatch({ competition: aCompetition({ closesAt }), proposal: aProposal() });
    expect(passTime(tight, plus(closesAt, { ms: -1 })).events).toEqual([]);
    expect(passTime(tight, closesAt).events).toEqual([{ type: 'PROPOSAL_LAPSED', at: closesAt }]);
    // With the other's yes in a poll, too, it begins in two hours at the earliest.
    const agreed = (ms: number) =>
      run(aFixtureMatch(), propose(ana, {}, { agreedBy: [ben] }), { when: plus(at('16:00'), { ms }) });
    expect([agreed(-1).match.state, agreed(0).code]).toEqual(['READY', 'TOO_LITTLE_NOTICE']);
  });

  it('MAT-23~ asks only those who have not said yes in a poll', () => {
    const chosen = run(anOrganizingMatch({ ...doubles }), propose(ana, {}, { agreedBy: [ana, ben, david] }));
    expect(chosen.events).toEqual(['PROPOSED']);
    expect(
      ['ben', 'carla', 'david'].map((who) => waitingFor(chosen.match, place(who as typeof ben).playerId, now)?.kind),
    ).toEqual([...[undefined, 'ANSWER_PROPOSAL', undefined]]);
    expect(run(chosen.match, answer(carla, true, 'proposal of ana')).match.state).toBe('READY');
    const all = run(anOrganizingMatch({ ...doubles }), propose(ana, {}, { agreedBy: [ben, carla, david] }));
    expect(all.match.state).toBe('READY');
  });

  it('MAT-23~ is answered with another one by those who are asked, and who has not seen it answers it first', () => {
    const other = propose(ben, { timePlay: '20:00' });
    expect(run(asked(), other).code).toBe('PROPOSAL_EXISTS');
    const countered = run(asked(), { ...other, answers: 'proposal' } as MatchCommand);
    expect(countered.match.proposal).toMatchObject({ by: ben, plan: { when: { timePlay: '20:00' } }, end: null });
    expect(run(asked(), propose(ben)).match.state).toBe('READY');
    expect(run(asked(), propose(ana, { timePlay: '20:00' })).match.proposal).toMatchObject({ by: ana, end: null });
    // Apart from that court and time are the organiser's.
    expect(run(anOrganizingMatch({ teamB: places(ben) }), other).code).toBe('NOT_THE_ORGANISER');
    expect(run(run(pairs(), answer(ben)).match, { ...other, answers: 'proposal' } as MatchCommand).code).toBe(
      'NOT_THE_ORGANISER',
    );
  });

  it('MAT-23~ of another time leaves the agreed one in force until everybody accepts', () => {
    const changing = run(aReadyMatch(), propose(ana, { timePlay: '20:00' }));
    expect(changing.match).toMatchObject({ state: 'READY', plan: aSchedule() });
    expect(run(changing.match, answer(ben, false, 'proposal of ana')).match).toMatchObject({
      state: 'READY',
      plan: aSchedule(),
    });
    const changed = run(changing.match, answer(ben, true, 'proposal of ana'));
    expect(changed.match).toMatchObject({ state: 'READY', plan: aSchedule('20:00'), remindHourAt: at('19:00') });
    expect(run(aReadyMatch(), propose(ben, { timePlay: '20:00' })).code).toBe('NOT_THE_ORGANISER');
  });

  it('MAT-23~ MAT-18 is accepted by nobody who plays elsewhere by then', () => {
    const busy = (...who: (typeof ana)[]) =>
      aContext({ people: who.map((id) => aPerson(id, { engagements: [anEngagement(at('18:30'), at('19:30'))] })) });
    expect(run(asked(), answer(), { context: busy(ben) }).code).toBe('MATCH_OVERLAPS');
    expect(run(asked(), answer(), { context: busy(ana) }).decision).toMatchObject({
      ...{ code: 'PLAYER_NOT_FREE', data: { playerIds: [ana] } },
    });
    expect(run(asked(), answer(ben, false), { context: busy(ben) }).code).toBe('OK');
  });

  it('MAT-23~ MAT-05~ asks no guest, who agrees through their inviter', () => {
    const guests = { guests: [aGuest()], teamB: [place(giulia)] };
    const set = run(anOrganizingMatch(guests), propose());
    expect(set).toMatchObject({ events: ['ORGANISED', 'BECAME_READY'] });
    expect(
      run(anOrganizingMatch({ ...doubles, guests: [aGuest()], teamB: places(ben, giulia) }), propose()).events,
    ).toEqual(['PROPOSED']);
  });

  it('MAT-23~ is agreed on when those who have not answered leave; who joins is asked, too', () => {
    const partly = run(pairs(), answer(ben)).match;
    const two = run(run(partly, { type: 'LEAVE', who: carla }).match, { type: 'LEAVE', who: david });
    expect(two.events).toEqual(['PLAYER_LEFT', 'ORGANISED']);
    expect(two.match).toMatchObject({ state: 'ORGANIZING', plan: aSchedule() });
    const open = asked({ numberPlayers: 2, teamA: places(ana), teamB: places(ben) });
    const joined = run(open, { type: 'JOIN', who: eva, side: null }).match;
    expect(run(joined, answer(ben)).match.plan).toEqual(openPlan);
    expect(waitingFor(joined, eva, now)).toEqual({ kind: 'ANSWER_PROPOSAL', until: at('16:00') });
  });

  it('PLY-12~ MAT-23~ waits for those who are asked, not for who has proposed', () => {
    expect(waitingFor(asked(), ben, now)).toEqual({ kind: 'ANSWER_PROPOSAL', until: at('16:00') });
    expect(waitingFor(asked(), ana, now)).toBeNull();
    expect(waitingFor(aFixtureMatch({ proposal: aProposal() }), ana, now)).toBeNull();
    const invited = asked({ numberPlayers: 2, invitations: [anInvitation(carla)] });
    expect(waitingFor(invited, carla, now)?.kind).toBe('INVITATION');
    expect(actionsOf(asked(), ben, aContext(), now)).toEqual(
      expect.arrayContaining(['ORGANISE', 'ACCEPT_PROPOSAL', 'DECLINE_PROPOSAL']),
    );
  });

  it('REP-01 MAT-23~ a no-show counts only against somebody who accepted that time', () => {
    const unaware = aReadyMatch({ competition: aCompetition(), teamB: [{ ...place(ben), agreedAt: null }] });
    const report: MatchCommand = { type: 'REPORT_NO_SHOW', who: ana };
    expect(run(unaware, report, { when: at('18:10') }).code).toBe('TIME_NOT_AGREED');
    const over = anAwaitingResultMatch({ teamB: [{ ...place(ben), agreedAt: null }] });
    expect(run(over, report, { when: at('20:00') }).code).toBe('TIME_NOT_AGREED');
    expect(run(unaware, { ...report, who: ben }, { when: at('18:10') }).code).toBe('OK');
  });

  it('NTF-01~ MAT-23~ is told with court, time and who is asked', () => {
    const told = (match: Match, command: MatchCommand) => {
      const decision = decide(command, match, aContext(), now);
      const events = decision.ok ? decision.value : [];
      return integrationEventsFor(match, events).map(({ contract, data }) => [contract.name, data]);
    };
    expect(told(anOrganizingMatch({ teamB: places(ben) }), propose())).toMatchObject([
      [
        'match-proposed',
        {
          ...{ actorId: ana, askedIds: [ben], lapsesAt: at('16:00').toISOString(), match: { startsAt: null } },
          plan: { courtId: 'club', startsAt: at('18:00').toISOString(), timeZone: 'Europe/Rome', minutesPlay: 60 },
        },
      ],
    ]);
    expect(told(asked(), answer())).toMatchObject([
      ['proposal-answered', { actorId: ben, accepted: true, proposedBy: ana, askedIds: [] }],
      ['match-organised', { actorId: ben, proposedBy: ana, match: { startsAt: at('18:00').toISOString() } }],
      ['match-ready', {}],
    ]);
    expect(told(pairs(), answer(ben, false))).toMatchObject([
      ['proposal-answered', { actorId: ben, accepted: false, askedIds: [] }],
    ]);
    expect(told(asked(), withdraw())).toMatchObject([['proposal-ended', { how: 'WITHDRAWN', askedIds: [ben] }]]);
    const lapsing = aFixtureMatch({ proposal: aProposal() });
    expect(integrationEventsFor(lapsing, passTime(lapsing, at('16:00')).events)).toMatchObject([
      { contract: { name: 'proposal-ended' }, data: { how: 'LAPSED', proposedBy: ana, askedIds: [ben] } },
    ]);
  });
});
