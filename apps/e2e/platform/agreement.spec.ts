/** What people agree on: court and time of their matches, who plays with whom, and where a match may end in a draw. */
import { randomUUID } from 'node:crypto';
import { step } from '@setpoint/testkit';
import { DateTime } from 'luxon';
import { FixturePlay, playersOf, playedOut, type Fixture, type ShownSide } from '../src/fixtures.js';
import { agreeOnPublicMatch, comingPhases, createLeague, subscribeAll } from '../src/leagues.js';
import { settleIn } from '../src/new-player.js';
import { enterTournament, openTournament } from '../src/tournaments.js';
import { addCentre } from './centre.js';
import { startPlatform, type Person, type Platform } from './platform.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The instant of a time of day. */
const inMilano = (day: string, time: string) =>
  DateTime.fromISO(`${day}T${time}`, { zone: 'Europe/Rome' }).toJSDate().toISOString();
const dayOf = (instant: Date) => DateTime.fromJSDate(instant, { zone: 'Europe/Rome' }).toISODate()!;
/** How many enter tournaments, for which they need a mobile number. */
const ENTRANTS = 8;
/** As many as a league needs. */
const NAMES = 'ana ben carla david eva fabio gina hugo ida jan kira leo mia nils'.split(' ');
const MATCH = `query ($id: ID!) { match(id: $id) {
  state datePlay timePlay court { name } teamA { user { id } } teamB { user { id } }
  poll { id times { id } } noShow { agreements { user { id } } }
  proposal { id state lapsesAt datePlay timePlay court { name } proposedBy { id } acceptedBy { id } waitsFor { id } endedBy { id } }
} }`;
const FIXTURES = `query ($id: ID!) { tournament(id: $id) { state fixtures {
  id stage state how rule winner closesAt match { id }
  sideA { entry { players { id } } } sideB { entry { players { id } } }
} } }`;

interface Answer {
  readonly success: boolean;
  readonly errorCode: string | null;
}

interface Id {
  readonly id: string;
}

interface Shown {
  readonly state: string;
  readonly datePlay: string | null;
  readonly timePlay: string | null;
  readonly court: { readonly name: string } | null;
  readonly teamA: readonly { readonly user: Id }[];
  readonly teamB: readonly { readonly user: Id }[];
  readonly poll: { readonly id: string; readonly times: readonly Id[] } | null;
  readonly noShow: { readonly agreements: readonly { readonly user: Id }[] } | null;
  readonly proposal: {
    readonly id: string;
    readonly state: string;
    readonly lapsesAt: string;
    readonly waitsFor: readonly Id[];
    readonly acceptedBy: readonly Id[];
  } | null;
}

type ShownFixture = Fixture & { readonly closesAt: string; readonly winner: 'A' | 'B' | null };

describe('what people agree on', () => {
  let platform: Platform;
  let support: Person;
  let play: FixturePlay;
  let courtId: string;
  const players: Person[] = [];
  let [ana, ben, carla, david, eva, fabio]: Person[] = [];

  beforeAll(async () => {
    platform = await startPlatform();
    support = await platform.support();
    await addCentre(platform);
    for (const name of NAMES) players.push(await platform.signUp(name));
    [ana, ben, carla, david, eva, fabio] = players;
    await platform.settle();
    for (const [at, who] of players.entries())
      await settleIn(support, who, { level: 4, ...(at < ENTRANTS && { mobile: String(3_339_870_200 + at) }) });
    await platform.settle();
    play = new FixturePlay(new Map(players.map((who) => [who.id, who])));
    courtId = await play.court(ana!);
  });
  afterAll(() => platform?.stop());

  const dayFromNow = (days: number) =>
    new Date(platform.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const forward = (hours: number) => platform.forwardTo(new Date(platform.clock.now().getTime() + hours * HOUR_MS));
  const seen = async (id: string, who = ana!) => (await who.get<{ match: Shown }>(MATCH, { id })).match;
  /** What waits for somebody in a match. */
  const waitingOf = async (who: Person, matchId: string) => {
    const { waitingForMe } = await who.get<{ waitingForMe: { kind: string; until: string | null; match: Id }[] }>(
      '{ waitingForMe { kind until match { id } } }',
    );
    return waitingForMe.filter(({ match }) => match.id === matchId).map(({ kind, until }) => ({ kind, until }));
  };
  /** What their bell has told them about a match, the latest first. */
  const toldOf = async (who: Person, matchId: string) => {
    const { notifications } = await who.get<{
      notifications: { edges: { node: { type: string; relMatch: Id | null } }[] };
    }>('{ notifications(first: 50) { edges { node { type relMatch { id } } } } }');
    return notifications.edges.filter(({ node }) => node.relMatch?.id === matchId).map(({ node }) => node.type);
  };
  /** The newest mail of a kind to somebody; null if there is none. */
  const mailOf = async (who: Person, type: string) => {
    const { messages } = await support.get<{ messages: { edges: { node: { text: string | null } }[] } }>(
      'query ($filter: MessagesFilter) { messages(filter: $filter, first: 1) { edges { node { text } } } }',
      { filter: { channel: 'EMAIL', type, userId: who.id } },
    );
    return messages.edges[0]?.node.text ?? null;
  };
  const propose = (matchId: string, who: Person, datePlay: string, timePlay: string) =>
    who.command<Answer>('organiseMatch', { matchId, courtId, datePlay, timePlay });
  const answer = async (matchId: string, who: Person, accept = true, proposalId?: string) => {
    const known = proposalId ?? (await seen(matchId, who)).proposal!.id;
    return who.command<Answer>('answerProposal', { matchId, proposalId: known, accept });
  };
  const create = async (more: object, who = ana!) => {
    const { match, errorCode } = await who.command<Answer & { match: Id | null }>(
      'createMatch',
      { requestId: randomUUID(), sport: 1, numberPlayers: 1, gameMode: 'ONE_SET_9_GAMES', ...more },
      'match { id }',
    );
    if (!match) throw new Error(`the match was refused: ${errorCode}`);
    return match.id;
  };
  const join = async (who: Person, matchId: string, side = 'B') =>
    expect(await who.command('joinMatch', { matchId, side })).toMatchObject({ success: true });
  /** Doubles of Ana and Carla against Ben and David, without court and time. */
  const doubles = async () => {
    const id = await create({ numberPlayers: 2 });
    await join(carla!, id, 'A');
    await join(ben!, id);
    await join(david!, id);
    return id;
  };
  const draw = (who: Person, matchId: string) =>
    who.command<Answer>('enterResult', { matchId, sets: [{ a: 5, b: 5 }], outcome: 'TIME_EXPIRED' });
  const fixturesOf = async (id: string): Promise<readonly ShownFixture[]> => {
    const { tournament } = await support.get<{
      tournament: { fixtures: (Omit<ShownFixture, 'sides'> & { sideA: ShownSide; sideB: ShownSide })[] };
    }>(FIXTURES, { id });
    return tournament.fixtures.map(({ sideA, sideB, ...one }) => ({
      ...one,
      sides: [playersOf(sideA), playersOf(sideB)],
    }));
  };
  /** A free tournament that support starts at once. */
  const started = async (name: string, entrants: readonly Person[], more: object = {}) => {
    const teams = { teamsToStart: entrants.length, minTeams: entrants.length, maxTeams: entrants.length };
    const id = await openTournament(support, { name, priceCents: 0, startOn: dayFromNow(1), ...teams, ...more });
    for (const who of entrants)
      expect(await enterTournament(who, id, null, 0)).toMatchObject({ registration: { state: 'CONFIRMED' } });
    await platform.settle();
    await support.send('startTournament', 'SupportTournamentActionInput', { id, reason: 'All are there' });
    await platform.settle();
    return id;
  };

  it('MAT-23 court and time are proposed, answered once by each, and are the schedule with the yes of all, or lapse', async () => {
    const [tomorrow, later] = [dayFromNow(1), dayFromNow(2)];

    await step('one time stands among what waits for the others, in bell and mail', async () => {
      const id = await doubles();
      expect(await propose(id, ana!, tomorrow, '18:00')).toMatchObject({ success: true });
      const lapsesAt = inMilano(tomorrow, '16:00');
      const { proposal } = await seen(id, ben);
      expect(proposal).toMatchObject({
        ...{ state: 'OPEN', lapsesAt, datePlay: tomorrow, timePlay: '18:00', court: { name: 'Centro Lambro' } },
        ...{ proposedBy: { id: ana!.id }, acceptedBy: [] },
        waitsFor: [carla!, ben!, david!].map((who) => ({ id: who.id })),
      });
      await platform.settle();
      for (const who of [carla!, ben!, david!]) {
        expect(await waitingOf(who, id)).toEqual([{ kind: 'ANSWER_PROPOSAL', until: lapsesAt }]);
        expect(await toldOf(who, id)).toContain('MATCH_PROPOSED');
        const mail = await mailOf(who, 'MATCH_PROPOSED');
        expect(mail).toContain('Centro Lambro');
        expect(mail).toContain('18:00');
        expect(mail).toContain(tomorrow.split('-').toReversed().join('/'));
      }
      expect(await waitingOf(ana!, id)).toEqual([]);
      expect(await toldOf(ana!, id)).not.toContain('MATCH_PROPOSED');

      expect(await answer(id, ben!)).toMatchObject({ success: true });
      expect(await waitingOf(ben!, id)).toEqual([]);
      expect(await answer(id, ben!, false)).toMatchObject({ errorCode: 'ALREADY_ANSWERED' });
      await platform.settle();
      expect(await toldOf(ana!, id)).toContain('MATCH_PROPOSAL_ACCEPTED');
      expect(await answer(id, carla!, false, proposal!.id)).toMatchObject({ success: true });
      expect(await answer(id, carla!, true, proposal!.id)).toMatchObject({ errorCode: 'PROPOSAL_ENDED' });
      expect(await answer(id, david!, true, proposal!.id)).toMatchObject({ errorCode: 'PROPOSAL_ENDED' });
      expect(await seen(id)).toMatchObject({
        ...{ state: 'ORGANIZING', datePlay: null },
        proposal: { state: 'DECLINED', endedBy: { id: carla!.id }, waitsFor: [] },
      });
      expect(await waitingOf(david!, id)).toEqual([]);
      await platform.settle();
      for (const who of [ana!, ben!, david!]) {
        expect(await toldOf(who, id)).toContain('MATCH_PROPOSAL_DECLINED');
        expect(await mailOf(who, 'MATCH_PROPOSAL_DECLINED')).not.toBeNull();
      }

      expect(await propose(id, ana!, tomorrow, '20:00')).toMatchObject({ success: true });
      for (const who of [carla!, ben!]) {
        expect(await answer(id, who)).toMatchObject({ success: true });
        expect(await seen(id)).toMatchObject({ state: 'ORGANIZING', datePlay: null });
      }
      expect(await answer(id, david!)).toMatchObject({ success: true });
      expect(await seen(id)).toMatchObject({
        ...{ state: 'READY', datePlay: tomorrow, timePlay: '20:00', court: { name: 'Centro Lambro' } },
      });
      await platform.settle();
      for (const who of [ana!, carla!, ben!]) {
        expect(await toldOf(who, id)).toContain('MATCH_AGREED');
        expect(await mailOf(who, 'MATCH_AGREED')).toContain('20:00');
      }
    });

    await step('several to choose from: the chosen one asks those who have not said yes to it', async () => {
      const id = await doubles();
      const times = ['10:00', '12:00'].map((timePlay) => ({ courtId, datePlay: later, timePlay, minutesPlay: 60 }));
      expect(await ana!.command('openPoll', { matchId: id, times })).toMatchObject({ success: true });
      await platform.settle();
      for (const who of [carla!, ben!, david!]) {
        expect(await waitingOf(who, id)).toMatchObject([{ kind: 'VOTE' }]);
        expect(await toldOf(who, id)).toContain('MATCH_POLL_OPENED');
        expect(await mailOf(who, 'MATCH_POLL_OPENED')).not.toBeNull();
      }
      const poll = (await seen(id)).poll!;
      const about = { matchId: id, pollId: poll.id };
      const [, noon] = poll.times;
      for (const who of [carla!, ben!])
        await who.command('voteInPoll', { ...about, votes: [{ timeId: noon!.id, answer: 'YES' }] });
      expect(await ana!.command('choosePollTime', { ...about, timeId: noon!.id })).toMatchObject({ success: true });
      expect((await seen(id)).proposal).toMatchObject({
        ...{ state: 'OPEN', datePlay: later, timePlay: '12:00', waitsFor: [{ id: david!.id }] },
      });
      expect(await waitingOf(ben!, id)).toEqual([]);
      expect(await waitingOf(david!, id)).toMatchObject([{ kind: 'ANSWER_PROPOSAL' }]);
      expect(await answer(id, david!)).toMatchObject({ success: true });
      expect(await seen(id)).toMatchObject({ state: 'READY', datePlay: later, timePlay: '12:00' });
    });

    const agreed = await step('joining a match with court and time is consent; changing them asks again', async () => {
      const id = await create({ courtId, datePlay: later, timePlay: '15:00' }, eva);
      await join(fabio!, id);
      expect(await seen(id, eva)).toMatchObject({ state: 'READY', proposal: null });
      expect(await waitingOf(fabio!, id)).toEqual([]);
      expect(await propose(id, eva!, later, '18:00')).toMatchObject({ success: true });
      expect(await seen(id, fabio)).toMatchObject({ state: 'READY', timePlay: '15:00', proposal: { state: 'OPEN' } });
      expect(await waitingOf(fabio!, id)).toMatchObject([{ kind: 'ANSWER_PROPOSAL' }]);
      expect(await answer(id, fabio!)).toMatchObject({ success: true });
      expect(await seen(id, fabio)).toMatchObject({ state: 'READY', timePlay: '18:00' });
      return id;
    });

    await step('lapses two hours before its start, to the millisecond', async () => {
      const id = await create({ visibility: 'PUBLIC' });
      await join(ben!, id);
      expect(await propose(id, ana!, later, '17:00')).toMatchObject({ success: true });
      const { id: proposalId, lapsesAt } = (await seen(id)).proposal!;
      expect(lapsesAt).toBe(inMilano(later, '15:00'));
      await platform.forwardTo(new Date(Date.parse(lapsesAt) - 1));
      expect((await seen(id)).proposal).toMatchObject({ state: 'OPEN' });
      expect(await waitingOf(ben!, id)).toHaveLength(1);
      await platform.forwardTo(lapsesAt);
      expect(await answer(id, ben!, true, proposalId)).toMatchObject({ errorCode: 'PROPOSAL_ENDED' });
      expect(await seen(id)).toMatchObject({ state: 'ORGANIZING', datePlay: null, proposal: { state: 'LAPSED' } });
      expect(await waitingOf(ben!, id)).toEqual([]);
      for (const who of [ana!, ben!]) {
        expect(await toldOf(who, id)).toContain('MATCH_PROPOSAL_LAPSED');
        expect(await mailOf(who, 'MATCH_PROPOSAL_LAPSED')).not.toBeNull();
      }
    });

    await step('a no-show counts against somebody who accepted that time, on record', async () => {
      await platform.forwardTo(inMilano(later, '18:05'));
      expect(await eva!.send('reportNoShow', 'MatchIdInput', { matchId: agreed })).toMatchObject({ success: true });
      expect((await seen(agreed, eva)).noShow).toMatchObject({ agreements: [{ user: { id: fabio!.id } }] });
    });

    await step('of a tournament: an unanswered one is a forfeit when the window closes, never earlier', async () => {
      const id = await started('Lambro Two', [carla!, david!]);
      const [final] = await fixturesOf(id);
      const matchId = final!.match!.id;
      const [proposer, silent] = [play.captain(final!, 0), play.captain(final!, 1)];
      const day = dayFromNow(1);
      expect(await propose(matchId, proposer, day, '18:00')).toMatchObject({ success: true });
      expect(await waitingOf(silent, matchId)).toMatchObject([{ kind: 'ANSWER_PROPOSAL' }]);
      const { id: proposalId } = (await seen(matchId, silent)).proposal!;
      await platform.forwardTo(inMilano(day, '18:30'));
      // At a time that they have not accepted nobody is missing.
      expect(await proposer.send('reportNoShow', 'MatchIdInput', { matchId })).toMatchObject({
        errorCode: 'NOT_IN_THIS_STATE',
      });
      const { closesAt } = final!;
      await platform.forwardTo(new Date(Date.parse(closesAt) - 2 * HOUR_MS));
      // What is left of the play period is too short for another answer.
      const [lastDay, dayAfter] = [-1, 1].map((hours) => dayOf(new Date(Date.parse(closesAt) + hours * HOUR_MS)));
      expect(await propose(matchId, proposer, lastDay!, '23:00')).toMatchObject({ errorCode: 'TOO_LITTLE_NOTICE' });
      expect(await propose(matchId, proposer, dayAfter!, '23:00')).toMatchObject({ errorCode: 'OUTSIDE_PLAY_PERIOD' });
      await platform.forwardTo(new Date(Date.parse(closesAt) - 1));
      expect(await fixturesOf(id)).toMatchObject([{ state: 'READY', how: null, rule: null }]);
      await platform.forwardTo(closesAt);
      expect(await fixturesOf(id)).toMatchObject([
        { state: 'DECIDED', how: 'FORFEIT', rule: 'ONE_SILENT', winner: 'A' },
      ]);
      expect(await answer(matchId, silent, true, proposalId)).toMatchObject({ errorCode: 'PROPOSAL_ENDED' });
      expect(await waitingOf(silent, matchId)).toEqual([]);
    });
  });

  it('MAT-24 the organiser moves players between sides while the teams are complete and no result is entered; everybody is told', async () => {
    const id = await create({ numberPlayers: 2 });
    await join(carla!, id, 'A');
    await join(ben!, id);
    const edit = async (teamA: readonly Person[], who = ana!) => {
      const edited = await who.command<Answer>('editTeams', { matchId: id, teamA: teamA.map((one) => one.id) });
      await platform.settle();
      return edited;
    };
    const teams = async () => {
      const { teamA, teamB } = await seen(id);
      return [teamA, teamB].map((team) => team.map(({ user }) => user.id).toSorted());
    };
    const sides = (...both: readonly (readonly Person[])[]) => both.map((team) => team.map((one) => one.id).toSorted());
    expect(await edit([ana!, ben!])).toMatchObject({ errorCode: 'NOT_IN_THIS_STATE' });
    await join(david!, id);
    expect(await edit([ana!, ben!], ben)).toMatchObject({ errorCode: 'NOT_THE_ORGANISER' });
    expect(await edit([ana!, eva!])).toMatchObject({ errorCode: 'USER_NOT_IN_MATCH' });
    expect(await teams()).toEqual(sides([ana!, carla!], [ben!, david!]));
    expect(await edit([ana!, ben!])).toMatchObject({ success: true });
    expect(await teams()).toEqual(sides([ana!, ben!], [carla!, david!]));
    const timesTold = async (who: Person) =>
      (await toldOf(who, id)).filter((type) => type === 'MATCH_TEAMS_EDITED').length;
    for (const who of [ben!, carla!, david!]) expect(await timesTold(who)).toBe(1);
    expect(await timesTold(ana!)).toBe(0);

    const day = dayFromNow(1);
    expect(await propose(id, ana!, day, '12:00')).toMatchObject({ success: true });
    for (const who of [ben!, carla!, david!]) await answer(id, who);
    expect(await edit([ana!, david!])).toMatchObject({ success: true });
    expect(await seen(id)).toMatchObject({ state: 'READY', datePlay: day });
    await platform.forwardTo(inMilano(day, '13:01'));
    expect(await edit([ana!, carla!])).toMatchObject({ success: true });
    expect(await teams()).toEqual(sides([ana!, carla!], [ben!, david!]));
    for (const who of [ben!, carla!, david!]) expect(await timesTold(who)).toBe(3);
    expect(await ana!.command('enterResult', { matchId: id, sets: [{ a: 9, b: 4 }] })).toMatchObject({ success: true });
    expect(await edit([ana!, ben!])).toMatchObject({ errorCode: 'NOT_IN_THIS_STATE' });
  });

  it('RES-05 a match may end in a draw, unfinished by time, if it is friendly, of a round-robin or of a league; in no other', async () => {
    const counts = async (one: Person, other: Person, matchId: string) => {
      expect(await draw(one, matchId)).toEqual({ success: true, errorCode: null });
      expect(await other.command('confirmResult', { matchId })).toMatchObject({ success: true });
      await platform.settle();
      expect(await seen(matchId, one)).toMatchObject({ state: 'CONFIRMED' });
    };
    const refused = async (one: Person, matchId: string) => {
      expect(await draw(one, matchId)).toEqual({ success: false, errorCode: 'DRAW_NOT_ALLOWED' });
      expect(await seen(matchId, one)).toMatchObject({ state: 'AWAITING_RESULT' });
    };
    const onTheNextDay = async (fixture: Fixture) => {
      const day = dayFromNow(1);
      await play.agree(fixture, day, '13:00');
      await platform.forwardTo(`${day}T20:00:00Z`);
      return [play.captain(fixture, 0), play.captain(fixture, 1), fixture.match!.id] as const;
    };

    await step('friendly, and not where levels count', async () => {
      const tomorrow = dayFromNow(1);
      const plan = { courtId, datePlay: tomorrow, timePlay: '09:00' };
      const friendly = await create({ ...plan, isFriendly: true });
      await join(ben!, friendly);
      const pairs = Array.from({ length: 7 }, (_, at) => [players[2 * at]!, players[2 * at + 1]!] as const);
      const matches: string[] = [];
      for (const [one, other] of pairs) matches.push(await agreeOnPublicMatch(one, other, play, tomorrow));
      await platform.forwardTo(`${tomorrow}T20:00:00Z`);
      await counts(ana!, ben!, friendly);
      await refused(ana!, matches[0]!);
      for (const [at, [one, other]] of pairs.entries()) await playedOut(one, other, matches[at]!, true, 4);
      await platform.settle();
    });

    await step('in a group of a tournament, and not in its play-off', async () => {
      const round = await started('Lambro Six', players.slice(0, 6), { format: 'GROUPS_AND_PLAY_OFF' });
      const cup = await started('Lambro Final', players.slice(6, ENTRANTS));
      const group = (await fixturesOf(round)).find(({ stage }) => stage === 'ROUND_ROBIN')!;
      await counts(...(await onTheNextDay(group)));
      expect((await fixturesOf(round)).find(({ id }) => id === group.id)).toMatchObject({
        how: 'PLAYED',
        winner: null,
      });
      const [final] = await fixturesOf(cup);
      const [one, , matchId] = await onTheNextDay(final!);
      await refused(one, matchId);
    });

    await step('in the rounds of a league', async () => {
      const [start] = comingPhases(platform.clock.now(), 1);
      await platform.forwardTo(new Date(Math.max(+platform.clock.now(), +start! - 5 * DAY_MS)));
      const id = await createLeague(support, 'Lambro League', start!.getUTCFullYear());
      await subscribeAll(players, id);
      await platform.settle();
      await platform.forwardTo(new Date(+start! + 10 * HOUR_MS));
      await forward(24);
      const { league } = await ana!.get<{
        league: { myGroup: { fixtures: (Omit<Fixture, 'sides'> & Record<'sideA' | 'sideB', { players: Id[] }>)[] } };
      }>(
        `query ($id: ID!) { league(id: $id) { myGroup { fixtures {
          id stage state how rule match { id } sideA { players { id } } sideB { players { id } } } } } }`,
        { id },
      );
      const [{ sideA, sideB, ...first }] = league.myGroup.fixtures.filter(({ match }) => match) as [
        (typeof league.myGroup.fixtures)[number],
      ];
      const sides = [sideA.players.map((one) => one.id), sideB.players.map((one) => one.id)] as const;
      await counts(...(await onTheNextDay({ ...first, sides })));
    });
  });
});
