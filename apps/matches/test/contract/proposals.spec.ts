import { playerJoined, proposalAnswered, teamsEdited, tournamentFixtureReady } from '@setpoint/events';
import { player } from '@setpoint/testkit';
import { on, openStage, type Payload, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

interface Seen {
  readonly state: string;
  readonly datePlay: string | null;
  readonly proposal: {
    readonly id: string;
    readonly state: string;
    readonly lapsesAt: string;
    readonly datePlay: string;
    readonly court: { readonly id: string };
    readonly acceptedBy: readonly { readonly id: string }[];
    readonly waitsFor: readonly { readonly id: string }[];
    readonly endedBy: { readonly id: string } | null;
  } | null;
}

async function seenBy(id: string, who: string): Promise<Seen> {
  const { data, errors } = await stage.service.query<{ match: Seen }>(
    `query ($id: ID!) { match(id: $id) { state datePlay proposal {
      id state lapsesAt datePlay court { id } acceptedBy { id } waitsFor { id } endedBy { id } } } }`,
    { id },
    player(who),
  );
  expect(errors).toBeUndefined();
  return data!.match;
}
const waitingOf = async (who: string) => {
  const { data } = await stage.service.query<{ waitingForMe: { kind: string; until: string | null }[] }>(
    '{ waitingForMe { kind until } }',
    {},
    player(who),
  );
  return data!.waitingForMe;
};
/** Doubles of Ana and Carla against Ben and David, without a time. */
async function four(): Promise<string> {
  const { match } = await stage.create('ana', { numberPlayers: 2 });
  for (const [who, side] of Object.entries({ carla: 'A', ben: 'B', david: 'B' }))
    expect(await stage.call('joinMatch', { matchId: match!.id, side }, who)).toMatchObject({ success: true });
  return match!.id;
}
const propose = (matchId: string, who = 'ana', more: object = {}): Promise<Payload> =>
  stage.call('organiseMatch', { matchId, ...on(stage.inDays(4)), minutesPlay: 60, ...more }, who);
const answer = (matchId: string, proposalId: string, who: string, accept = true): Promise<Payload> =>
  stage.call('answerProposal', { matchId, proposalId, accept }, who);
const idOf = ({ match }: Payload) => match!.proposal!.id;

describe('an invitation to play', () => {
  it('MAT-23~ MAT-09~ stands among what waits for the others, and is the schedule with the yes of all', async () => {
    const id = await four();
    const proposalId = idOf(await propose(id));
    const lapsesAt = `${stage.inDays(4)}T14:00:00.000Z`;
    expect(await seenBy(id, 'carla')).toMatchObject({
      ...{ state: 'ORGANIZING', datePlay: null },
      proposal: {
        ...{ state: 'OPEN', lapsesAt, datePlay: stage.inDays(4), court: { id: 'club' }, acceptedBy: [] },
        waitsFor: [{ id: 'carla' }, { id: 'ben' }, { id: 'david' }],
      },
    });
    expect(await seenBy(id, 'eva')).toMatchObject({ proposal: null });
    for (const who of ['carla', 'ben', 'david'])
      expect(await waitingOf(who)).toEqual([{ kind: 'ANSWER_PROPOSAL', until: lapsesAt }]);
    expect(await waitingOf('ana')).toEqual([]);
    expect(await answer(id, proposalId, 'carla')).toMatchObject({ success: true, match: { state: 'ORGANIZING' } });
    expect(await answer(id, proposalId, 'carla')).toMatchObject({ success: true });
    expect(await answer(id, proposalId, 'carla', false)).toMatchObject({ errorCode: 'ALREADY_ANSWERED' });
    expect(await waitingOf('carla')).toEqual([]);
    await answer(id, proposalId, 'ben');
    expect(await answer(id, proposalId, 'david')).toMatchObject({ match: { state: 'READY', proposal: null } });
    expect(await seenBy(id, 'ana')).toMatchObject({ datePlay: stage.inDays(4) });
    const told = await stage.service.eventsOf(proposalAnswered);
    expect(told.map(({ actorId, askedIds }) => [actorId, askedIds.length])).toEqual([
      ['carla', 2],
      ['ben', 1],
      ['david', 0],
    ]);
  });

  it('MAT-23~ is declined by one, and another one follows', async () => {
    const id = await four();
    const first = idOf(await propose(id));
    await answer(id, first, 'carla');
    expect(await answer(id, first, 'ben', false)).toMatchObject({ match: { proposal: { state: 'DECLINED' } } });
    expect(await seenBy(id, 'david')).toMatchObject({
      datePlay: null,
      proposal: { endedBy: { id: 'ben' }, waitsFor: [] },
    });
    expect(await answer(id, first, 'david')).toMatchObject({ errorCode: 'PROPOSAL_ENDED' });
    const second = idOf(await propose(id, 'ana', { timePlay: '20:00' }));
    // Who is asked names another time: somebody who has not seen it answers it first.
    expect(await propose(id, 'ben', { timePlay: '21:00' })).toMatchObject({ errorCode: 'PROPOSAL_EXISTS' });
    const third = await propose(id, 'ben', { timePlay: '21:00', proposalId: second });
    expect(third).toMatchObject({ success: true, match: { proposal: { state: 'OPEN' } } });
    expect(await answer(id, idOf(third), 'ben')).toMatchObject({ errorCode: 'OWN_PROPOSAL' });
    expect(await stage.call('withdrawProposal', { matchId: id, proposalId: idOf(third) }, 'ana')).toMatchObject({
      errorCode: 'NOT_YOUR_PROPOSAL',
    });
    expect(await stage.call('withdrawProposal', { matchId: id, proposalId: idOf(third) }, 'ben')).toMatchObject({
      ...{ success: true, match: { proposal: { state: 'WITHDRAWN' } } },
    });
  });

  it('MAT-23~ of several to choose from asks only those who have not said yes in the poll', async () => {
    const id = await four();
    const times = ['18:00', '20:00'].map((timePlay) => ({ ...on(stage.inDays(5), timePlay), minutesPlay: 60 }));
    const command = async (name: string, type: string, input: object, who: string) => {
      const { data } = await stage.service.query<
        Record<string, { match: { poll: { id: string; times: { id: string }[] } } }>
      >(
        `mutation ($input: ${type}!) { ${name}(input: $input) { success match { poll { id times { id } } } } }`,
        { input: { matchId: id, ...input } },
        player(who),
      );
      return data![name]!.match.poll;
    };
    const poll = await command('openPoll', 'OpenPollInput', { times }, 'ana');
    const [time] = poll.times;
    const votes = [{ timeId: time!.id, answer: 'YES' }];
    for (const who of ['carla', 'ben']) await command('voteInPoll', 'VoteInPollInput', { pollId: poll.id, votes }, who);
    await command('choosePollTime', 'ChoosePollTimeInput', { pollId: poll.id, timeId: time!.id }, 'ana');
    const { proposal } = await seenBy(id, 'ana');
    expect(proposal).toMatchObject({ acceptedBy: [{ id: 'carla' }, { id: 'ben' }], waitsFor: [{ id: 'david' }] });
    expect(await answer(id, proposal!.id, 'david')).toMatchObject({ match: { state: 'READY' } });
  });

  it('MAT-23~ lapses two hours before its start', async () => {
    const id = await four();
    const proposalId = idOf(await propose(id));
    stage.clock.set(`${stage.inDays(4)}T13:59:59.999Z`);
    expect(await stage.service.runTimers()).toBeUndefined();
    expect((await seenBy(id, 'ana')).proposal).toMatchObject({ state: 'OPEN' });
    stage.clock.advance({ ms: 1 });
    expect(await answer(id, proposalId, 'ben')).toMatchObject({ errorCode: 'PROPOSAL_ENDED' });
    await stage.service.runTimers();
    expect((await seenBy(id, 'ana')).proposal).toMatchObject({ state: 'LAPSED', waitsFor: [] });
    expect(await propose(id, 'ana', on(stage.inDays(0), '17:59'))).toMatchObject({ errorCode: 'TOO_LITTLE_NOTICE' });
  });

  it('MAT-23~ joining a match with court and time is consent; changing them asks again', async () => {
    const id = await stage.ready(3);
    expect(await stage.service.eventsOf(playerJoined)).toHaveLength(1);
    const changed = await propose(id, 'ana', { timePlay: '20:00' });
    expect(changed).toMatchObject({ match: { state: 'READY', proposal: { state: 'OPEN' } } });
    expect((await seenBy(id, 'ben')).datePlay).toBe(stage.inDays(3));
    await answer(id, idOf(changed), 'ben');
    expect((await seenBy(id, 'ben')).datePlay).toBe(stage.inDays(4));
  });

  it('MAT-23~ REP-01~ in a competition nobody plays or misses a match at a time that they have not accepted', async () => {
    const day = (days: number) => new Date(stage.clock.now().getTime() + days * 86_400_000).toISOString();
    await stage.service.deliver(tournamentFixtureReady, {
      ...{ fixtureId: 'f1', revision: 1, competition: { kind: 'TOURNAMENT', id: 'cup', name: 'Cup' }, stage: 'FINAL' },
      ...{
        sport: 1,
        numberPlayers: 1,
        gameMode: 'ONE_SET_9_GAMES',
        drawAllowed: false,
        sideA: ['ana'],
        sideB: ['ben'],
      },
      ...{ opensAt: day(0), closesAt: day(6), timeZone: 'Europe/Rome' },
    });
    const { data } = await stage.service.query<{ myMatches: { edges: { node: { id: string } }[] } }>(
      '{ myMatches(when: UPCOMING) { edges { node { id } } } }',
      {},
      player('ana'),
    );
    const id = data!.myMatches.edges[0]!.node.id;
    await propose(id, 'ana', on(stage.inDays(1)));
    stage.clock.set(`${stage.inDays(1)}T16:10:00Z`);
    expect(await stage.call('reportNoShow', { matchId: id }, 'ana')).toMatchObject({ success: false });
    const agreed = await stage.agree({ matchId: id, ...on(stage.inDays(1)) }, 'ben', 'ana');
    expect(agreed.match!.state).toBe('READY');
    stage.clock.set(`${stage.inDays(1)}T14:00:00.001Z`);
    expect(await stage.call('reorganiseMatch', { matchId: id }, 'ben')).toMatchObject({
      ...{ errorCode: 'TOO_LATE_TO_REORGANISE' },
    });
    stage.clock.advance({ hours: 2 });
    expect(await stage.call('reportNoShow', { matchId: id }, 'ana')).toMatchObject({ success: true });
  });

  it('MAT-24~ the organiser moves players between complete sides, before a result, and the players hear of it', async () => {
    const id = await four();
    expect(await stage.call('editTeams', { matchId: id, teamA: ['ana', 'ben'] }, 'ben')).toMatchObject({
      ...{ errorCode: 'NOT_THE_ORGANISER' },
    });
    expect(await stage.call('editTeams', { matchId: id, teamA: ['ana', 'eva'] }, 'ana')).toMatchObject({
      ...{ errorCode: 'USER_NOT_IN_MATCH' },
    });
    for (let press = 0; press < 2; press += 1)
      expect(await stage.call('editTeams', { matchId: id, teamA: ['ana', 'ben'] }, 'ana')).toMatchObject({
        success: true,
      });
    const told = await stage.service.eventsOf(teamsEdited);
    expect(told.map(({ match }) => [match.teamA, match.teamB])).toEqual([
      [
        ['ana', 'ben'],
        ['carla', 'david'],
      ],
    ]);
    await stage.agree({ matchId: id, ...on(stage.inDays(2)) }, 'ana', 'carla', 'ben', 'david');
    stage.clock.advance({ days: 3 });
    await stage.service.runTimers();
    expect(await stage.call('editTeams', { matchId: id, teamA: ['ana', 'carla'] }, 'ana')).toMatchObject({
      success: true,
    });
    await stage.call(
      'enterResult',
      {
        matchId: id,
        sets: [
          { a: 6, b: 4 },
          { a: 6, b: 4 },
        ],
      },
      'ana',
    );
    expect(await stage.call('editTeams', { matchId: id, teamA: ['ana', 'ben'] }, 'ana')).toMatchObject({
      ...{ errorCode: 'NOT_IN_THIS_STATE' },
    });
  });
});
