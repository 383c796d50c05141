import { matchId, VISITOR, type MatchId, type UserId } from '@setpoint/kernel';
import { CountingIds, FixedClock, player, support } from '@setpoint/testkit';
import { AnswerInvitation } from '../../src/application/answer-invitation.js';
import { ChangeMatch } from '../../src/application/change-match.js';
import { ConfirmResult } from '../../src/application/confirm-result.js';
import { CreateMatch, type DraftAsked } from '../../src/application/create-match.js';
import { EnterResult } from '../../src/application/enter-result.js';
import { InvitePlayers } from '../../src/application/invite-players.js';
import { JoinMatch } from '../../src/application/join-match.js';
import { LeaveMatch } from '../../src/application/leave-match.js';
import { ListWaiting } from '../../src/application/list-waiting.js';
import { lookerOf } from '../../src/application/looker.js';
import { OrganiseMatch } from '../../src/application/organise-match.js';
import {
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  ana,
  anInvitation,
  anOrganizingMatch,
  at,
  ben,
  carla,
  club,
  eva,
  now,
  place,
  set,
} from '../builders.js';
import { MemoryMatches } from '../memory/memory-matches.js';
import { world } from '../matches-port.js';

const draft: DraftAsked = {
  ...{
    requestId: 'draft',
    sport: 1,
    visibility: 'PUBLIC',
    isFriendly: false,
    numberPlayers: 1,
    gameMode: 'THREE_SETS_6_GAMES',
  },
  ...{ levelMin: null, levelMax: null, courtId: null, booked: false, datePlay: null, timePlay: null, minutesPlay: 60 },
  ...{ invited: [], message: null },
};

function setUp(when = now) {
  const matches = new MemoryMatches();
  matches.world = world;
  const clock = new FixedClock(when);
  const change = new ChangeMatch(matches, clock);
  const put = (...each: Parameters<typeof matches.matches.set>[1][]) =>
    each.forEach((match) => matches.matches.set(match.id, match));
  return { matches, clock, change, put, said: () => matches.said.map((event) => event.contract.name) };
}

describe('use-cases', () => {
  it('MAT-01 creates one match of one draft, with ids of its own', async () => {
    const { matches, clock, said } = setUp();
    const create = new CreateMatch(matches, clock, new CountingIds('m'));
    const asked = { ...draft, invited: [{ playerId: ben, side: 'B' as const }] };
    const first = await create.execute(asked, ana);
    expect(first).toMatchObject({
      ok: true,
      value: { match: { id: 'm-1', invitations: [{ id: 'm-2', playerId: ben }] } },
    });
    expect(await create.execute(asked, ana)).toEqual(first);
    expect(await create.execute({ ...asked, requestId: 'another' }, ana)).not.toEqual(first);
    expect(said()).toEqual(['match-created', 'players-invited', 'match-created', 'players-invited']);
  });

  it('MAT-14 does not know a private match when a stranger asks', async () => {
    const { change, put } = setUp();
    put(anOrganizingMatch({ visibility: 'PRIVATE', invitations: [anInvitation(carla)] }));
    const match = { matchId: matchId('match') };
    expect(await new LeaveMatch(change).execute(match, eva)).toMatchObject({ code: 'MATCH_NOT_FOUND' });
    const invite = new InvitePlayers(change, new CountingIds('i'));
    expect(await invite.execute({ ...match, side: 'B', playerIds: [ben] }, eva)).toMatchObject({
      code: 'MATCH_NOT_FOUND',
    });
    // Who holds a link is told that it is not for them.
    expect(await new JoinMatch(change).execute({ ...match, side: null }, eva)).toMatchObject({ code: 'CANNOT_JOIN' });
    expect(await new AnswerInvitation(change).execute({ ...match, accept: true }, eva)).toMatchObject({
      code: 'INVITATION_NOT_FOR_YOU',
    });
    expect(await new LeaveMatch(change).execute(match, carla)).toMatchObject({ code: 'USER_NOT_IN_MATCH' });
  });

  it('RES-03 goes from the first idea to the result that counts', async () => {
    const { matches, clock, change, said } = setUp();
    const created = await new CreateMatch(matches, clock, new CountingIds('m')).execute(draft, ana);
    const id: { matchId: MatchId } = { matchId: created.ok ? created.value.match.id : matchId('') };
    expect(await new JoinMatch(change).execute({ ...id, side: null }, ben)).toMatchObject({ ok: true });
    const plan = { courtId: club, booked: true, datePlay: '2026-06-10', timePlay: '18:00', minutesPlay: 60 };
    expect(await new OrganiseMatch(change).execute({ ...id, plan }, ana)).toMatchObject({
      ok: true,
      value: { state: 'READY' },
    });
    clock.set(at('19:00'));
    const result = { sets: [set(6, 4), set(6, 4)], outcome: 'COMPLETED' as const, winner: null, comment: null };
    expect(await new EnterResult(change).execute({ ...id, result, evaluations: [] }, ben)).toMatchObject({ ok: true });
    expect(await new ConfirmResult(change).execute({ ...id, evaluations: [] }, ana)).toMatchObject({
      ok: true,
      value: { state: 'CONFIRMED' },
    });
    expect(said()).toEqual([
      'match-created',
      'player-joined',
      'match-organised',
      'match-ready',
      'result-entered',
      'result-confirmed',
    ]);
  });

  it('MAT-10 gives the last place to one of fifty who press at once', async () => {
    const { change, put } = setUp();
    put(anOrganizingMatch());
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        new JoinMatch(change).execute({ matchId: matchId('match'), side: null }, `p${i}` as UserId),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 'TEAM_FULL')).toHaveLength(49);
  });

  it('PLY-12 puts what is most urgent first', async () => {
    const { matches, clock, put } = setUp(at('20:30'));
    const others = { organiserId: carla, teamA: [place(carla)] };
    put(
      anAwaitingResultMatch({ id: matchId('result') }),
      anAwaitingConfirmationMatch({
        id: matchId('confirm'),
        teamA: [place(ben)],
        teamB: [place(ana)],
        result: { ...anAwaitingConfirmationMatch().result, enteredBy: ben },
      }),
      anOrganizingMatch({
        id: matchId('invited'),
        ...others,
        invitations: [anInvitation(ana)],
        cancelsAt: at('21:00'),
      }),
      anOrganizingMatch({ id: matchId('mine'), cancelsAt: at('09:00', '2026-06-16') }),
    );
    const items = await new ListWaiting(matches, clock).execute(ana);
    expect(items.map(({ kind, view }) => [kind, view.match.id])).toEqual([
      ['INVITATION', 'invited'],
      ['CONFIRM_RESULT', 'confirm'],
      ['ORGANISE', 'mine'],
      ['ENTER_RESULT', 'result'],
    ]);
  });

  it('MAT-14 tells visitors, players and support apart', () => {
    expect([VISITOR, player('ana'), support()].map((who) => lookerOf(who).kind)).toEqual([
      'visitor',
      'player',
      'support',
    ]);
  });
});
