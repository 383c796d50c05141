import { matchOrganised, matchPollOpened } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { player, VISITOR } from '@setpoint/testkit';
import { on, openStage, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

interface Poll {
  readonly id: string;
  readonly state: string;
  readonly chosenId: string | null;
  readonly myActions: readonly string[];
  readonly voters: readonly { id: string }[];
  readonly times: readonly {
    id: string;
    timePlay: string;
    court: { id: string } | null;
    votes: readonly { user: { id: string }; answer: string }[];
  }[];
}
interface Seen {
  readonly state: string;
  readonly mayOpenPoll: boolean;
  readonly poll: Poll | null;
}
const FIELDS = `id state mayOpenPoll poll { id state chosenId myActions voters { id }
  times { id timePlay court { id } votes { user { id } answer } } }`;

async function run(mutation: string, type: string, input: object, who: string) {
  const { data, errors } = await stage.service.query<
    Record<string, { success: boolean; errorCode: string | null; fieldErrors: object[]; match: Seen | null }>
  >(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { success errorCode fieldErrors { field code } match { ${FIELDS} } } }`,
    { input },
    player(who),
  );
  expect(errors).toBeUndefined();
  return data![mutation]!;
}
async function seen(id: string, who: Identity): Promise<Seen> {
  const { data, errors } = await stage.service.query<{ match: Seen }>(
    `query ($id: ID!) { match(id: $id) { ${FIELDS} } }`,
    { id },
    who,
  );
  expect(errors).toBeUndefined();
  return data!.match;
}
const evening = (timePlay: string, more: object = { courtId: 'club' }) => ({
  ...{ datePlay: stage.inDays(5), timePlay, minutesPlay: 60 },
  ...more,
});
const open = (matchId: string, who = 'ana', times = [evening('20:00'), evening('18:00')]) =>
  run('openPoll', 'OpenPollInput', { matchId, times }, who);
const vote = (matchId: string, poll: Poll, who: string, timeId: string, answer: string) =>
  run('voteInPoll', 'VoteInPollInput', { matchId, pollId: poll.id, votes: [{ timeId, answer }] }, who);
const choose = (matchId: string, poll: Poll, timeId: string, who = 'ana', more: object = {}) =>
  run('choosePollTime', 'ChoosePollTimeInput', { matchId, pollId: poll.id, timeId, ...more }, who);

/** Singles of Ana and Ben without a time. */
async function undated(): Promise<string> {
  const { match } = await stage.create('ana');
  await stage.call('joinMatch', { matchId: match!.id }, 'ben');
  return match!.id;
}

describe('a poll of times', () => {
  it('BYD-04 is opened, answered and decided; the time that is chosen organises the match', async () => {
    const id = await undated();
    const { match } = await open(id);
    const poll = match!.poll!;
    expect(poll.times.map(({ timePlay }) => timePlay)).toEqual(['18:00', '20:00']);
    expect(poll).toMatchObject({ state: 'OPEN', myActions: ['VOTE', 'CHOOSE', 'CLOSE'] });
    expect(poll.voters.map((each) => each.id)).toEqual(['ana', 'ben']);
    const [early, late] = poll.times;
    await vote(id, poll, 'ben', early!.id, 'IF_NEED_BE');
    const answered = await vote(id, poll, 'ben', late!.id, 'YES');
    expect(answered.match!.poll!.times[1]!.votes.map(({ user, answer }) => [user.id, answer])).toEqual([
      ['ana', 'YES'],
      ['ben', 'YES'],
    ]);
    const chosen = await choose(id, poll, late!.id);
    expect(chosen).toMatchObject({
      success: true,
      match: { state: 'READY', poll: { state: 'ENDED', chosenId: late!.id } },
    });
    expect(await choose(id, poll, late!.id)).toMatchObject({ success: true });
    const types = (await stage.service.events()).map(({ type }) => type);
    expect(types.filter((type) => type === matchPollOpened.type)).toHaveLength(1);
    expect(types.filter((type) => type === matchOrganised.type)).toHaveLength(1);
  });

  it('PLY-12~ waits for the vote of who is asked until they voted or the poll ended', async () => {
    const id = await undated();
    const waiting = async (who: string) => {
      const query = '{ waitingForMe { kind until match { id } } myCalendar { kind } }';
      const { data } = await stage.service.query<{ waitingForMe: object[]; myCalendar: { kind: string }[] }>(
        query,
        {},
        player(who),
      );
      return { items: data!.waitingForMe, calendar: data!.myCalendar.map(({ kind }) => kind) };
    };
    expect(await waiting('ben')).toEqual({ items: [], calendar: [] });
    const poll = (await open(id)).match!.poll!;
    const until = new Date(stage.clock.now().getTime() + 48 * 3_600_000).toISOString();
    expect(await waiting('ben')).toEqual({ items: [{ kind: 'VOTE', until, match: { id } }], calendar: ['VOTE'] });
    expect((await waiting('ana')).items).toMatchObject([{ kind: 'ORGANISE' }]);
    await vote(id, poll, 'ben', poll.times[0]!.id, 'NO');
    expect(await waiting('ben')).toEqual({ items: [], calendar: [] });
    await run('closePoll', 'ClosePollInput', { matchId: id, pollId: poll.id }, 'ana');
    const another = (await open(id)).match!.poll!;
    expect((await waiting('ben')).items).toHaveLength(1);
    await run('closePoll', 'ClosePollInput', { matchId: id, pollId: another.id }, 'ana');
    expect((await waiting('ben')).items).toEqual([]);
  });

  it('BYD-04 is seen by who is asked, and by nobody else', async () => {
    const id = await undated();
    await open(id);
    for (const who of ['ana', 'ben']) expect((await seen(id, player(who))).poll).not.toBeNull();
    for (const who of [player('carla'), VISITOR])
      expect(await seen(id, who)).toMatchObject({ poll: null, mayOpenPoll: false });
  });

  it('BYD-04 pressing twice, or at once, makes one poll', async () => {
    const id = await undated();
    const answers = await Promise.all([open(id), open(id), open(id)]);
    expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
    expect(new Set(answers.map(({ match }) => match!.poll!.id)).size).toBe(1);
  });

  it('BYD-04 is refused with a reason, and with the match as it is', async () => {
    const id = await undated();
    expect(await open(id, 'ben')).toMatchObject({ errorCode: 'NOT_THE_ORGANISER', match: { poll: null } });
    expect(await open(id, 'ana', [evening('18:00')])).toMatchObject({
      ...{ errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'times', code: 'REQUIRED' }] },
    });
    const poll = (await open(id)).match!.poll!;
    expect(await open(id, 'ana', [evening('07:00'), evening('08:00')])).toMatchObject({ errorCode: 'POLL_EXISTS' });
    expect(await vote(id, poll, 'carla', poll.times[0]!.id, 'YES')).toMatchObject({ errorCode: 'USER_NOT_IN_MATCH' });
    expect(await open('nothing')).toMatchObject({ errorCode: 'MATCH_NOT_FOUND', match: null });
    stage.clock.advance({ hours: 48 });
    expect(await vote(id, poll, 'ben', poll.times[0]!.id, 'YES')).toMatchObject({
      ...{ errorCode: 'POLL_ENDED', match: { poll: { state: 'CLOSED', myActions: [] } } },
    });
    // Who has not said yes to it is asked.
    expect(await choose(id, poll, poll.times[0]!.id)).toMatchObject({ match: { state: 'ORGANIZING' } });
  });

  it('BYD-04 organises by all rules: who plays elsewhere then stands in the way, and the poll goes on', async () => {
    const id = await undated();
    const poll = (await open(id)).match!.poll!;
    const other = await stage.create('carla', on(stage.inDays(5)));
    await stage.call('joinMatch', { matchId: other.match!.id }, 'ben');
    expect(await choose(id, poll, poll.times[0]!.id)).toMatchObject({
      ...{ errorCode: 'PLAYER_NOT_FREE', match: { state: 'ORGANIZING', poll: { state: 'OPEN', chosenId: null } } },
    });
    expect(await choose(id, poll, poll.times[1]!.id)).toMatchObject({ success: true });
  });

  it('BYD-04 ends with a time that the match gets otherwise, and stays ended when it loses it', async () => {
    const id = await undated();
    const poll = (await open(id)).match!.poll!;
    await stage.agree({ matchId: id, ...on(stage.inDays(4)) }, 'ana', 'ben');
    expect((await seen(id, player('ana'))).poll).toMatchObject({ state: 'ENDED', chosenId: null });
    await stage.call('reorganiseMatch', { matchId: id }, 'ana');
    expect(await seen(id, player('ana'))).toMatchObject({ mayOpenPoll: true, poll: { state: 'ENDED' } });
    expect(await choose(id, poll, poll.times[0]!.id)).toMatchObject({ errorCode: 'POLL_ENDED' });
    expect(await run('closePoll', 'ClosePollInput', { matchId: id, pollId: poll.id }, 'ana')).toMatchObject({
      success: true,
    });
    expect((await open(id)).match!.poll).toMatchObject({ state: 'OPEN' });
  });

  it('BYD-04 takes a court with the choice where a time has none, and tells live clients of each answer', async () => {
    const id = await undated();
    const signals: unknown[] = [];
    const stop = await stage.push.subscribe(`match:${id}`, () => void signals.push(1));
    const poll = (await open(id, 'ana', [evening('18:00', {}), evening('20:00', {})])).match!.poll!;
    const [first] = poll.times;
    expect(first!.court).toBeNull();
    await vote(id, poll, 'ben', first!.id, 'NO');
    expect(signals.length).toBeGreaterThanOrEqual(2);
    await stop();
    expect(await choose(id, poll, first!.id)).toMatchObject({ fieldErrors: [{ field: 'court', code: 'REQUIRED' }] });
    expect(await choose(id, poll, first!.id, 'ana', { courtId: 'club' })).toMatchObject({
      ...{ success: true, match: { poll: { state: 'ENDED' } } },
    });
  });

  it('BYD-04 API-14 asks the others at most five times a day, and mistakes count as nothing', async () => {
    const { match } = await stage.create('david');
    const id = match!.id;
    const closePoll = (poll: Poll) => run('closePoll', 'ClosePollInput', { matchId: id, pollId: poll.id }, 'david');
    for (let i = 0; i < 12; i++)
      expect(await open(id, 'david', [evening('18:00')])).toMatchObject({ errorCode: 'INVALID_DATA' });
    for (let i = 0; i < 5; i++) {
      const opened = await open(id, 'david');
      expect(opened).toMatchObject({ success: true });
      await closePoll(opened.match!.poll!);
    }
    expect(await open(id, 'david')).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS' });
  });
});
