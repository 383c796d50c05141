import { accountVerified, guestMessageRequested, type EventOf } from '@setpoint/events';
import { player, VISITOR } from '@setpoint/testkit';
import { on, openStage, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

const GUESTS = 'query ($id: ID!) { match(id: $id) { state missing guests { name badge address side } } }';

const invite = (matchId: string, email: string, who = 'ana', name = 'Giulia') =>
  stage.call('inviteGuest', { matchId, side: 'B', name, email }, who);
const aMatch = async (who: string, day: number) => (await stage.create(who, on(stage.inDays(day)))).match!.id;

async function messages() {
  const events = (await stage.service.events()).filter(({ type }) => type === guestMessageRequested.type);
  return (events as EventOf<typeof guestMessageRequested>[]).map(({ data }) => data);
}
const newestToken = async () => (await messages()).at(-1)!.path.split('/').at(-1)!;

const asVisitor = (document: string, variables: object) =>
  stage.service.query<Record<string, { errorCode: string | null }>>(document, { ...variables }, VISITOR);
const stop = (token: string) =>
  asVisitor('mutation ($token: String!) { stopGuestMessages(input: { token: $token }) { errorCode } }', { token });
const answer = (token: string) =>
  asVisitor('mutation ($token: String!) { answerAsGuest(input: { token: $token, accept: true }) { errorCode } }', {
    token,
  });
const seen = async (id: string) => (await stage.service.query<object>(GUESTS, { id }, player('ana'))).data;

describe('whom an address belongs to', () => {
  it('MAT-05~ API-13~ is told neither by an invitation of it, nor by one of somebody who wants no messages', async () => {
    const first = await aMatch('ben', 9);
    await invite(first, 'stopped@example.com', 'ben');
    await stop(await newestToken());
    await stage.service.deliver(accountVerified, { userId: 'carla', email: 'carla@example.com' });
    const before = (await messages()).length;

    const told: unknown[] = [];
    for (const [i, email] of ['unknown@example.com', 'stopped@example.com', 'carla@example.com'].entries()) {
      const id = await aMatch('ana', 2 + i);
      const payload = await invite(id, email);
      expect(payload).toMatchObject({ success: true, match: { id } });
      const created = await stage.create('ana', { numberPlayers: 2, guests: [{ side: 'B', name: 'Giulia', email }] });
      const pages = JSON.stringify([await seen(id), await seen(created.match!.id)]).replaceAll(email, 'the address');
      told.push([payload.errorCode, payload.match!.state, created.success, created.errorCode, pages]);
    }
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    const sent = (await messages()).slice(before).map(({ address }) => address);
    expect(sent).not.toContain('stopped@example.com');
    expect(sent.filter((address) => address === 'carla@example.com')).toHaveLength(2);
  });

  it('MAT-05~ keeps quiet towards every alias of a mailbox that wants no messages', async () => {
    await invite(await aMatch('ben', 9), 'giu.lia+padel@gmail.com', 'ben');
    const matchId = await aMatch('ana', 3);
    await invite(matchId, 'giulia@googlemail.com');
    expect((await messages()).map(({ address }) => address)).toEqual([
      'giu.lia+padel@gmail.com',
      'giulia@googlemail.com',
    ]);
    await stop(await newestToken());
    await invite(await aMatch('carla', 5), 'G.I.U.L.I.A+tennis@gmail.com', 'carla');
    const created = await stage.create('ana', {
      numberPlayers: 2,
      guests: [{ side: 'B', name: 'Giulia', email: 'giulia+x@gmail.com' }],
    });
    expect(created).toMatchObject({ success: true });
    await stage.call('cancelMatch', { matchId }, 'ana');
    expect(await messages()).toHaveLength(2);
  });

  it('MAT-05~ is invited once to a match and five times a day, whatever alias is written', async () => {
    const { match } = await stage.create('ana', { numberPlayers: 2 });
    const matchId = match!.id;
    await invite(matchId, 'giulia@example.com');
    expect(await invite(matchId, 'giulia+two@example.com')).toMatchObject({ errorCode: 'GUEST_EXISTS' });
    // Refused as it was, it counted.
    for (const n of [3, 4, 5]) {
      const payload = await invite(await aMatch('ben', n + 1), `giulia+${n}@example.com`, 'ben');
      expect(payload).toMatchObject({ success: true });
    }
    const payload = await invite(await aMatch('carla', 9), 'giulia+six@example.com', 'carla');
    expect(payload).toMatchObject({ success: false, errorCode: 'TOO_MANY_REQUESTS' });
    expect((await messages()).map(({ address }) => address)).toContain('giulia+5@example.com');
  });

  it('MAT-05~ keeps quiet towards who wants no messages, whatever happens to the match', async () => {
    await invite(await aMatch('ben', 9), 'stopped@example.com', 'ben');
    await stop(await newestToken());
    const before = (await messages()).length;
    const matchId = await aMatch('ana', 3);
    await invite(matchId, 'stopped@example.com');
    await stage.call('reorganiseMatch', { matchId }, 'ana');
    await stage.call('organiseMatch', { matchId, ...on(stage.inDays(4)), minutesPlay: 60 }, 'ana');
    await stage.call('cancelMatch', { matchId }, 'ana');
    expect(await messages()).toHaveLength(before);
  });
});

describe('one address in several matches', () => {
  it('MAT-05~ has a link of its own in each, which leads nowhere else', async () => {
    const one = await aMatch('ana', 3);
    const two = await aMatch('ben', 5);
    await invite(one, 'giulia@example.com');
    const first = await newestToken();
    await invite(two, 'giulia@example.com', 'ben', 'Julia');
    const second = await newestToken();
    expect((await answer(second)).data!['answerAsGuest']).toEqual({ errorCode: null });
    expect(await seen(one)).toMatchObject({ match: { missing: 1, guests: [{ name: 'Giulia', badge: 'AWAY' }] } });
    expect(await seen(two)).toMatchObject({ match: { missing: 0, guests: [{ name: 'Julia', badge: 'ACCEPTED' }] } });
    expect((await answer(first)).data!['answerAsGuest']).toEqual({ errorCode: null });
  });
});

describe('a link of a match that is over', () => {
  it.each([
    ['called off', (matchId: string) => stage.call('cancelMatch', { matchId }, 'ana')],
    [
      'past',
      async () => {
        stage.clock.advance({ days: 4 });
        await stage.service.runTimers();
      },
    ],
  ])('MAT-05~ says how it ended and takes no answer: %s', async (_, end) => {
    const matchId = await aMatch('ana', 3);
    await invite(matchId, 'giulia@example.com');
    const token = await newestToken();
    await end(matchId);
    const { data } = await asVisitor(
      'query ($token: String!) { guestMatch(token: $token) { mayAccept mayDecline mayLeave match { state } } }',
      { token },
    );
    expect(data).toMatchObject({
      guestMatch: {
        ...{ mayAccept: false, mayDecline: false, mayLeave: false },
        match: { state: expect.stringMatching(/CANCELLED|EXPIRED/) },
      },
    });
    expect((await answer(token)).data!['answerAsGuest']).toEqual({ errorCode: 'NOT_IN_THIS_STATE' });
    expect((await stop(token)).data!['stopGuestMessages']).toEqual({ errorCode: null });
  });
});

describe('names that are more than names', () => {
  it('MAT-05~ API-11~ are refused at their field, and nothing is sent', async () => {
    const matchId = await aMatch('ana', 3);
    const names = ['<img src=x onerror=alert(1)>', 'Win: www.example.com', 'evil.example', '\u202eGiulia', 'a\u0007b'];
    for (const name of names)
      expect(await invite(matchId, 'giulia@example.com', 'ana', name)).toMatchObject({
        errorCode: 'INVALID_DATA',
        fieldErrors: [{ field: 'name', code: 'NOT_A_NAME' }],
      });
    expect(await messages()).toEqual([]);
  });
});
