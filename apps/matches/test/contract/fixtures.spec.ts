import {
  leagueFixtureReady,
  matchCreated,
  proposalEnded,
  tournamentFixtureExpired,
  tournamentFixtureExtended,
  tournamentFixtureReady,
  tournamentFixtureWithdrawn,
  type DataOf,
  tournamentGroupsChanged,
} from '@setpoint/events';
import { rowsOf, sql } from '@setpoint/service-kit';
import type { Identity } from '@setpoint/kernel';
import { player, VISITOR } from '@setpoint/testkit';
import { on, openStage, score, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

let count = 0;
type Ready = DataOf<typeof tournamentFixtureReady>;

/** Ana against Ben, from today on for thirty days; its events are delivered in the order in which a test calls them. */
function aFixture(more: Partial<Ready> = {}) {
  const fixtureId = `fixture-${(count += 1)}`;
  const day = (days: number) => new Date(stage.clock.now().getTime() + days * 86_400_000).toISOString();
  const ready: Ready = {
    ...{ fixtureId, revision: 1, competition: { kind: 'TOURNAMENT', id: 'cup', name: 'Coppa' }, stage: 'SEMIFINAL' },
    ...{ sport: 1, numberPlayers: 1, gameMode: 'THREE_SETS_6_GAMES', drawAllowed: false },
    ...{ sideA: ['ana'], sideB: ['ben'], opensAt: day(0), closesAt: day(30), timeZone: 'Europe/Rome' },
    ...more,
  };
  const { service } = stage;
  const version = (revision: number) => ({ fixtureId, revision });
  const matches = () =>
    rowsOf<{ id: string; state: string; revision: number }>(
      service.manager,
      sql`select id, state, (competition ->> 'revision')::int as revision from match
          where competition ->> 'fixtureId' = ${fixtureId} order by 3`,
    );
  return {
    ...{ fixtureId, closesAt: ready.closesAt, matches },
    matchId: async () => (await matches())[0]!.id,
    ready: (changed: Partial<Ready> = {}) => service.deliver(tournamentFixtureReady, { ...ready, ...changed }),
    extended: (closesAt: string, revision = 1) =>
      service.deliver(tournamentFixtureExtended, { ...version(revision), closesAt }),
    expired: (closesAt = ready.closesAt, revision = 1) =>
      service.deliver(tournamentFixtureExpired, { ...version(revision), closesAt }),
    withdrawn: (revision = 1) =>
      service.deliver(tournamentFixtureWithdrawn, { ...version(revision), reason: 'CORRECTED' }),
    closed: async () =>
      (
        await rowsOf<{ data: { revision: number; how: string } }>(
          service.manager,
          sql`select data from outbox where type = 'matches.fixture-closed.v1' and subject = ${fixtureId}
            order by position`,
        )
      ).map(({ data: { revision, how } }) => `${revision} ${how}`),
  };
}

const competitionOf = async (id: string) =>
  (
    await stage.service.query<{ match: Record<string, unknown> }>(
      `{ match(id: "${id}") { state isFriendly missing joinRefusal myActions
        competition { kind id name stage closesAt extensions drawAllowed isTimeUp abandonedBy }
        resultRules { setsToWin games tieBreakAt superTieBreak outcomes drawAllowed } } }`,
      {},
      player('ben'),
    )
  ).data!.match;

describe('fixtures', () => {
  it('TRN-10~ NTF-09~ tells others by when the match is to be played', async () => {
    const fixture = aFixture();
    await fixture.ready();
    const id = await fixture.matchId();
    const told = async () => {
      const created = await stage.service.eventsOf(matchCreated);
      return created.filter(({ match }) => match.matchId === id).map(({ match }) => match.fixture?.closesAt);
    };
    expect(await told()).toEqual([fixture.closesAt]);
  });

  it('TRN-10 LEA-05~ make one match, complete from the beginning, however often they are told', async () => {
    const fixture = aFixture();
    await fixture.ready();
    await fixture.ready();
    const matches = await fixture.matches();
    expect(matches).toMatchObject([{ state: 'ORGANIZING', revision: 1 }]);
    expect(await competitionOf(matches[0]!.id)).toMatchObject({
      ...{ state: 'ORGANIZING', isFriendly: false, missing: 0 },
      ...{ myActions: ['ORGANISE', 'EXTEND_PLAY_PERIOD', 'ABANDON'] },
      competition: { kind: 'TOURNAMENT', id: 'cup', name: 'Coppa', stage: 'SEMIFINAL', extensions: 0, isTimeUp: false },
    });
  });

  it.each([
    [true, ['COMPLETED', 'TIME_EXPIRED', 'RETIRED', 'WALKOVER']],
    [false, ['COMPLETED', 'RETIRED', 'WALKOVER']],
  ])('RES-05~ come with what their result may be, draws as the competition says: %s', async (drawAllowed, outcomes) => {
    const fixture = aFixture();
    await fixture.ready({ gameMode: 'ONE_SET_9_GAMES', drawAllowed });
    const [match] = await fixture.matches();
    expect(await competitionOf(match!.id)).toMatchObject({
      isFriendly: false,
      resultRules: { setsToWin: 1, games: 9, tieBreakAt: 8, superTieBreak: false, outcomes, drawAllowed },
    });
  });

  it('LEA-05~ of leagues and of tournaments may have the same id', async () => {
    const fixture = aFixture();
    await fixture.ready();
    const { fixtureId, closesAt } = fixture;
    await stage.service.deliver(leagueFixtureReady, {
      ...{
        fixtureId,
        revision: 1,
        competition: { kind: 'LEAGUE', id: 'milano', name: 'Milano' },
        stage: 'ROUND_ROBIN',
      },
      ...{ sport: 1, numberPlayers: 1, gameMode: 'NEXTGEN', drawAllowed: true, sideA: ['eva'], sideB: ['carla'] },
      ...{ opensAt: stage.clock.now().toISOString(), closesAt, timeZone: 'Europe/Rome' },
    });
    expect(await fixture.matches()).toHaveLength(2);
  });

  it('TRN-10 a later revision takes the match of the earlier one away, whichever comes first', async () => {
    const fixture = aFixture();
    await fixture.ready();
    await fixture.ready({ revision: 2, sideB: ['carla'] });
    expect(await fixture.matches()).toMatchObject([{ state: 'CANCELLED' }, { state: 'ORGANIZING' }]);
    expect(await fixture.closed()).toEqual(['1 WITHDRAWN']);
    const late = aFixture();
    await late.ready({ revision: 2 });
    await late.ready();
    expect(await late.matches()).toMatchObject([{ revision: 2, state: 'ORGANIZING' }]);
  });

  it('TRN-10 a revision that comes when there is a result already makes no match, and is told so', async () => {
    const fixture = aFixture();
    await fixture.ready();
    const id = await fixture.matchId();
    await stage.agree({ matchId: id, ...on(stage.inDays(2)) }, 'ben', 'ana');
    stage.clock.advance({ days: 3 });
    const sets = score([6, 4], [6, 4]);
    expect(await stage.call('enterResult', { matchId: id, sets, outcome: 'COMPLETED' }, 'ana')).toMatchObject({
      success: true,
    });
    await fixture.ready({ revision: 2, sideB: ['carla'] });
    await fixture.ready({ revision: 2, sideB: ['carla'] });
    expect(await fixture.matches()).toMatchObject([{ state: 'AWAITING_CONFIRMATION', revision: 1 }]);
    await fixture.expired(fixture.closesAt, 1);
    await stage.call('confirmResult', { matchId: id }, 'ben');
    expect(await fixture.closed()).toEqual(['2 WITHDRAWN', '1 PLAYED']);
  });

  it('MAT-21~ what is told before the match could be made counts, once', async () => {
    const expired = aFixture();
    await expired.expired();
    await expired.ready();
    await expired.ready();
    expect([await expired.matches(), await expired.closed()]).toEqual([[], ['1 EXPIRED']]);
    const withdrawn = aFixture();
    await withdrawn.withdrawn();
    await withdrawn.ready();
    expect([await withdrawn.matches(), await withdrawn.closed()]).toEqual([[], ['1 WITHDRAWN']]);
    const extended = aFixture();
    await extended.extended('2026-12-01T23:00:00.000Z');
    await extended.ready();
    const id = await extended.matchId();
    expect(await competitionOf(id)).toMatchObject({ competition: { closesAt: '2026-12-01T23:00:00.000Z' } });
  });

  it('MAT-21~ time that is up is answered once, with what polls show of both sides', async () => {
    const fixture = aFixture();
    await fixture.ready();
    const id = await fixture.matchId();
    const votes = JSON.stringify([{ timeId: 't', playerId: 'ben', answer: 'NO' }]);
    await stage.service.manager.query(
      `insert into poll (id, match_id, opened_by, opened_at, closes_at, times, votes)
        values ('poll-' || $1, $1, 'ben', now(), now(), '[]', $2)`,
      [id, votes],
    );
    await fixture.expired();
    await fixture.expired();
    expect(await fixture.matches()).toMatchObject([{ state: 'EXPIRED' }]);
    expect(await fixture.closed()).toEqual(['1 EXPIRED']);
    const events = await stage.service.events();
    expect(events.find(({ type }) => type === 'matches.fixture-closed.v1')!.data).toMatchObject({
      tried: { A: false, B: true },
    });
  });

  it('REP-03 takes more time once for one press of both, and the competition’s older end no longer counts', async () => {
    const fixture = aFixture();
    await fixture.ready();
    const id = await fixture.matchId();
    const both = await Promise.all(
      ['ana', 'ben'].map((who) => stage.call('extendPlayPeriod', { matchId: id, extension: 1 }, who)),
    );
    expect(both.map(({ success }) => success)).toEqual([true, true]);
    await fixture.expired();
    expect(await competitionOf(id)).toMatchObject({ state: 'ORGANIZING', competition: { extensions: 1 } });
    await stage.call('extendPlayPeriod', { matchId: id, extension: 2 }, 'ana');
    expect(await stage.call('extendPlayPeriod', { matchId: id, extension: 3 }, 'ana')).toMatchObject({
      errorCode: 'MAX_EXTENSIONS_REACHED',
    });
  });

  it('REP-04 leaves as a loss, and a second time is refused', async () => {
    const fixture = aFixture();
    await fixture.ready();
    const id = await fixture.matchId();
    expect(await stage.call('abandonCompetitionMatch', { matchId: id }, 'eva')).toMatchObject({
      errorCode: 'USER_NOT_IN_MATCH',
    });
    expect(await stage.call('abandonCompetitionMatch', { matchId: id }, 'ben')).toMatchObject({ success: true });
    expect(await competitionOf(id)).toMatchObject({ state: 'CANCELLED', competition: { abandonedBy: 'B' } });
    expect(await stage.call('abandonCompetitionMatch', { matchId: id }, 'ben')).toMatchObject({
      errorCode: 'ALREADY_LEFT_COMPETITION',
    });
    expect(await fixture.closed()).toEqual(['1 ABANDONED']);
  });

  it('TRN-10 BYD-04~ either side may ask for times, nobody else', async () => {
    const fixture = aFixture();
    await fixture.ready();
    const document = `{ match(id: "${await fixture.matchId()}") { mayOpenPoll } }`;
    const asked = async (who: string) => (await stage.service.query(document, {}, player(who))).data;
    for (const who of ['ana', 'ben']) expect(await asked(who)).toEqual({ match: { mayOpenPoll: true } });
    expect(await asked('eva')).toEqual({ match: { mayOpenPoll: false } });
  });

  it('MAT-14 TRN-06~ of a private tournament are shown to who plays in them, to no visitor or stranger', async () => {
    const fixture = aFixture();
    await fixture.ready({ isPrivate: true });
    const id = await fixture.matchId();
    await stage.agree({ matchId: id, ...on(stage.inDays(2)) }, 'ben', 'ana');
    const document = `query ($r: [_Any!]!) { match(id: "${id}") { id } matches { edges { node { id } } }
      _entities(representations: $r) { ... on Match { id competition { name } } } }`;
    const variables = { r: [{ __typename: 'Match', id }] };
    const seen = async (who: Identity) => (await stage.service.query(document, variables, who)).data;
    for (const who of [VISITOR, player('eva')])
      expect(await seen(who)).toEqual({ match: null, matches: { edges: [] }, _entities: [null] });
    for (const who of [player('ana'), player('sam', ['SUPPORT'])])
      expect(await seen(who)).toMatchObject({ match: { id }, _entities: [{ id, competition: { name: 'Coppa' } }] });
    const { data } = await stage.service.query(
      '{ matches(filter: { playerId: "ana" }) { edges { node { id } } } }',
      {},
      player('eva'),
    );
    expect(data).toEqual({ matches: { edges: [] } });
  });

  it('MAT-14~ TRN-06~ those of a private tournament made before fixtures said so are hidden, whatever their state', async () => {
    const [secret, open] = [aFixture(), aFixture()];
    await secret.ready({ competition: { kind: 'TOURNAMENT', id: 'secret', name: 'Segreta' } });
    await open.ready();
    const over = await secret.matchId();
    await secret.withdrawn();
    const shown = async (id: string, who: Identity) =>
      (await stage.service.query(`{ match(id: "${id}") { state } }`, {}, who)).data;
    expect(await shown(over, VISITOR)).toEqual({ match: { state: 'CANCELLED' } });
    const facts = { type: 'CLASSIC', sport: 1, numberPlayers: 1 } as const;
    for (const [id, isPrivate] of [['secret', true], ['cup', false]] as const)
      await stage.service.deliver(tournamentGroupsChanged, { tournament: { id, name: id, ...facts }, groups: [], over: false, isPrivate }); // oxfmt-ignore
    for (const who of [VISITOR, player('eva')]) expect(await shown(over, who)).toEqual({ match: null });
    expect(await shown(over, player('ana'))).toEqual({ match: { state: 'CANCELLED' } });
    expect(await shown(await open.matchId(), VISITOR)).toEqual({ match: { state: 'ORGANIZING' } });
  });

  it('MAT-18 a fixture takes no time in which a player plays elsewhere', async () => {
    const fixture = aFixture();
    await fixture.ready();
    const id = await fixture.matchId();
    await stage.ready(5);
    const plan = { matchId: id, ...on(stage.inDays(5)), minutesPlay: 60 };
    expect(await stage.call('organiseMatch', plan, 'ben')).toMatchObject({ errorCode: 'MATCH_OVERLAPS' });
    expect(await stage.call('organiseMatch', { ...plan, ...on(stage.inDays(40)) }, 'ben')).toMatchObject({
      errorCode: 'OUTSIDE_PLAY_PERIOD',
    });
    expect(await stage.call('joinMatch', { matchId: id }, 'eva')).toMatchObject({ errorCode: 'COMPETITION_MATCH' });
  });

  it('MAT-23~ TRN-10 is played at no time that the other side has not accepted', async () => {
    const fixture = aFixture();
    await fixture.ready();
    const matchId = await fixture.matchId();
    // Two hours ahead.
    const plan = { matchId, ...on(stage.clock.now().toISOString().slice(0, 10)) };
    stage.clock.advance({ ms: new Date(`${plan.datePlay}T14:00:00Z`).getTime() - stage.clock.now().getTime() });
    expect(await stage.call('organiseMatch', { ...plan, minutesPlay: 60 }, 'ana')).toMatchObject({
      ...{ success: false, errorCode: 'TOO_LITTLE_NOTICE' },
    });
    const later = { ...plan, timePlay: '19:00', minutesPlay: 60 };
    expect(await stage.call('organiseMatch', later, 'ana')).toMatchObject({ match: { state: 'ORGANIZING' } });
    stage.clock.advance({ hours: 3, minutes: 10 });
    await stage.service.runTimers();
    expect(await stage.call('reportNoShow', { matchId }, 'ana')).toMatchObject({
      ...{ success: false, match: { state: 'ORGANIZING', proposal: { state: 'LAPSED' } } },
    });
    const told = (await stage.service.events()).filter(({ type }) => type === proposalEnded.type);
    expect(told.map(({ data }) => data)).toMatchObject([{ how: 'LAPSED', askedIds: ['ben'] }]);
    await fixture.expired();
    stage.clock.set(fixture.closesAt);
    await fixture.expired();
    expect(await fixture.matches()).toMatchObject([{ state: 'EXPIRED' }]);
  });
});
