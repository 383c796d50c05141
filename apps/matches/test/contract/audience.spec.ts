import { blockChanged } from '@setpoint/events';
import { player, VISITOR } from '@setpoint/testkit';
import type { Identity } from '@setpoint/kernel';
import { openStage, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

const AUDIENCE = 'audience { fans reactions { reaction count } canFollow isFollowing myReaction }';
interface Audience {
  readonly fans: number;
  readonly reactions: readonly { readonly reaction: string; readonly count: number }[];
  readonly canFollow: boolean;
  readonly isFollowing: boolean;
  readonly myReaction: string | null;
}
interface Payload {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly retryAfterSeconds: number | null;
  readonly match: { readonly audience: Audience } | null;
}

async function run(mutation: string, type: string, input: object, who: Identity): Promise<Payload> {
  const { data, errors } = await stage.service.query<Record<string, Payload>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) {
      success errorCode retryAfterSeconds match { id ${AUDIENCE} } } }`,
    { input },
    who,
  );
  expect(errors).toBeUndefined();
  return data![mutation]!;
}
const follow = (matchId: string, who: string) => run('followMatch', 'MatchIdInput', { matchId }, player(who));
const unfollow = (matchId: string, who: string) => run('unfollowMatch', 'MatchIdInput', { matchId }, player(who));
const react = (matchId: string, who: string, reaction: string) =>
  run('reactToMatch', 'ReactToMatchInput', { matchId, reaction }, player(who));

async function audienceOf(id: string, who: Identity = VISITOR): Promise<Audience | undefined> {
  const { data, errors } = await stage.service.query<{ match: { audience: Audience } | null }>(
    `query ($id: ID!) { match(id: $id) { ${AUDIENCE} } }`,
    { id },
    who,
  );
  expect(errors).toBeUndefined();
  return data!.match?.audience;
}

describe('the audience of a match', () => {
  it('MAT-22~ follows, reacts and is counted for everybody', async () => {
    const id = await stage.ready(2);
    expect(await audienceOf(id, player('carla'))).toEqual({
      ...{ fans: 0, reactions: [], canFollow: true, isFollowing: false, myReaction: null },
    });
    for (const fan of ['carla', 'david', 'eva']) expect(await follow(id, fan)).toMatchObject({ success: true });
    await react(id, 'david', 'HEART');
    await react(id, 'eva', 'CLAP');
    const reacted = await react(id, 'carla', 'CLAP');
    const counted = {
      fans: 3,
      reactions: [
        { reaction: 'CLAP', count: 2 },
        { reaction: 'HEART', count: 1 },
      ],
    };
    expect(reacted.match!.audience).toEqual({ ...counted, canFollow: false, isFollowing: true, myReaction: 'CLAP' });
    const nobody = { canFollow: false, isFollowing: false, myReaction: null };
    for (const who of [VISITOR, player('ana')]) expect(await audienceOf(id, who)).toEqual({ ...counted, ...nobody });
  });

  it('MAT-22~ pressing twice, or at once, is success without effect', async () => {
    const id = await stage.ready(2);
    const answers = await Promise.all([follow(id, 'carla'), follow(id, 'carla'), follow(id, 'carla')]);
    expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
    const reactions = await Promise.all([react(id, 'carla', 'ACE'), react(id, 'carla', 'ACE')]);
    expect(reactions.map(({ errorCode }) => errorCode)).toEqual([null, null]);
    expect(await audienceOf(id)).toMatchObject({ fans: 1, reactions: [{ reaction: 'ACE', count: 1 }] });
    for (let i = 0; i < 2; i++) expect(await unfollow(id, 'carla')).toMatchObject({ success: true });
    expect(await audienceOf(id)).toMatchObject({ fans: 0, reactions: [] });
  });

  it('MAT-22 refuses with a reason, and with the match as it is', async () => {
    const id = await stage.ready(2);
    expect(await follow(id, 'ana')).toMatchObject({ errorCode: 'CANNOT_FOLLOW', match: { audience: { fans: 0 } } });
    expect(await react(id, 'carla', 'WOW')).toMatchObject({ errorCode: 'NOT_IN_AUDIENCE' });
    await follow(id, 'carla');
    expect(await react(id, 'carla', 'BOO\u0000')).toMatchObject({ errorCode: 'REACTION_NOT_FOUND' });
    await react(id, 'carla', 'WOW');
    stage.clock.advance({ minutes: 4 });
    expect(await react(id, 'carla', 'FIRE')).toMatchObject({
      ...{ success: false, errorCode: 'TOO_SOON', retryAfterSeconds: 60 },
      match: { audience: { myReaction: 'WOW' } },
    });
    stage.clock.advance({ minutes: 1 });
    expect(await react(id, 'carla', 'FIRE')).toMatchObject({ match: { audience: { myReaction: 'FIRE' } } });
    for (const unknown of ['nothing', '\u0000'])
      expect(await follow(unknown, 'carla')).toMatchObject({ errorCode: 'MATCH_NOT_FOUND', match: null });
    const { match } = await stage.create('ana');
    await stage.call('cancelMatch', { matchId: match!.id }, 'ana');
    expect(await follow(match!.id, 'carla')).toMatchObject({ errorCode: 'NOT_IN_THIS_STATE' });
  });

  it('MAT-22~ is left by who joins the match', async () => {
    const { id } = (await stage.create('ana')).match!;
    await follow(id, 'carla');
    await react(id, 'carla', 'CLAP');
    await stage.call('joinMatch', { matchId: id }, 'carla');
    expect(await audienceOf(id, player('carla'))).toMatchObject({ fans: 0, reactions: [], isFollowing: false });
    expect(await react(id, 'carla', 'CLAP')).toMatchObject({ errorCode: 'NOT_IN_AUDIENCE' });
  });

  it('MAT-14~ PLY-04~ is left by those who may not see the match any more', async () => {
    const id = await stage.ready(2);
    for (const fan of ['carla', 'david']) await follow(id, fan);
    const block = { blockerId: 'ben', blockedId: 'david' };
    await stage.service.deliver(blockChanged, { ...block, blocked: true });
    expect(await audienceOf(id, player('david'))).toMatchObject({ fans: 1, isFollowing: false, canFollow: false });
    await stage.service.deliver(blockChanged, { ...block, blocked: false });
    await stage.service.manager.query(`update match set visibility = 'PRIVATE' where id = $1`, [id]);
    expect(await audienceOf(id, player('carla'))).toBeUndefined();
    expect(await audienceOf(id, player('ana'))).toMatchObject({ fans: 0 });
    expect(await follow(id, 'eva')).toMatchObject({ errorCode: 'MATCH_NOT_FOUND', match: null });
  });

  it('MAT-22~ signals those who look at the match, once for each change', async () => {
    const id = await stage.ready(2);
    const signals: unknown[] = [];
    const stop = await stage.push.subscribe(`match:${id}`, (signal) => signals.push(signal));
    await follow(id, 'carla');
    await follow(id, 'carla');
    await react(id, 'carla', 'CLAP');
    expect(signals).toHaveLength(2);
    await stop();
  });

  it('MAT-22~ does not follow without end', async () => {
    const id = await stage.ready(2);
    let last = await follow(id, 'carla');
    for (let i = 0; i < 60; i++) last = await unfollow(id, 'carla');
    expect(last).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS', match: null });
    expect(last.retryAfterSeconds).toBeGreaterThan(0);
  });

  it('MAT-22~ is nothing for visitors', async () => {
    const { errors } = await stage.service.query(
      'mutation { followMatch(input: { matchId: "x" }) { success } }',
      {},
      VISITOR,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
