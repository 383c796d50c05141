import { guestMessageRequested, type EventOf } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { player, VISITOR } from '@setpoint/testkit';
import { on, openStage, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

const GUEST_MATCH = 'standing mayAccept match { guests { name } }';
interface Answered {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly guestMatch: object | null;
}

const invite = (matchId: string, more: Record<string, unknown> = {}) =>
  stage.call('inviteGuest', { matchId, side: 'B', name: 'Giulia', email: 'giulia@example.com', ...more }, 'ana');

async function messages() {
  const events = (await stage.service.events()).filter(({ type }) => type === guestMessageRequested.type);
  return (events as EventOf<typeof guestMessageRequested>[]).map(({ data }) => data);
}
const newestToken = async () => (await messages()).at(-1)!.path.split('/').at(-1)!;

async function ask<Data>(query: string, variables: object, who: Identity = VISITOR): Promise<Data> {
  const { data, errors } = await stage.service.query<Data>(query, { ...variables }, who);
  if (errors) throw new Error(errors[0]!.message);
  return data!;
}
const answer = async (token: string, accept = true) =>
  (
    await ask<{ answerAsGuest: Answered }>(
      `mutation ($input: AnswerAsGuestInput!) { answerAsGuest(input: $input) { success errorCode guestMatch { ${GUEST_MATCH} } } }`,
      { input: { token, accept } },
    )
  ).answerAsGuest;
const page = async (token: string) =>
  (
    await ask<{ guestMatch: object }>(`query ($token: String!) { guestMatch(token: $token) { ${GUEST_MATCH} } }`, {
      token,
    })
  ).guestMatch;

async function onlyGuestOf(id: string): Promise<string> {
  const query = 'query ($id: ID!) { match(id: $id) { guests { id } } }';
  const { match } = await ask<{ match: { guests: { id: string }[] } }>(query, { id }, player('ana'));
  return match.guests[0]!.id;
}

describe('the invitation of a guest', () => {
  it('MAT-05~ either the guest answers or the organiser takes the invitation back, never both', async () => {
    const withdraw = async (matchId: string, guestId: string, who = 'ana') =>
      stage.call('withdrawInvitation', { matchId, guestId }, who);
    for (const accept of [true, false, true]) {
      const { match } = await stage.create('ana', on(stage.inDays(3 + Number(accept))));
      const matchId = match!.id;
      await invite(matchId, { email: `giulia${matchId}@example.com` });
      const token = await newestToken();
      const guestId = await onlyGuestOf(matchId);
      const [answered, withdrawn, twice] = await Promise.all([
        answer(token, accept),
        withdraw(matchId, guestId),
        withdraw(matchId, guestId),
      ]);
      expect(withdrawn.errorCode).toBe(twice.errorCode);
      expect([answered.errorCode, withdrawn.errorCode]).toEqual(
        answered.success ? [null, 'GUEST_HAS_ANSWERED'] : ['INVITATION_WITHDRAWN', null],
      );
      const standing = answered.success ? (accept ? 'ACCEPTED' : 'DECLINED') : 'WITHDRAWN';
      expect(await page(token)).toMatchObject({ standing });
      const told = (await messages()).filter(({ kind, match: of }) => kind === 'WITHDRAWN' && of.matchId === matchId);
      expect(told).toHaveLength(answered.success ? 0 : 1);
      await stage.call('cancelMatch', { matchId }, 'ana');
    }
  });

  it('MAT-05~ an invitation that was taken back is stored so, and its guest can be asked again', async () => {
    const matchId = (await stage.create('ana', on(stage.inDays(3)))).match!.id;
    await invite(matchId);
    const token = await newestToken();
    const input = { matchId, guestId: await onlyGuestOf(matchId) };
    expect(await stage.call('withdrawInvitation', input, 'ben')).toMatchObject({ errorCode: 'NOT_THE_ORGANISER' });
    expect(await stage.call('withdrawInvitation', input, 'ana')).toMatchObject({ success: true });
    expect(await page(token)).toMatchObject({ standing: 'WITHDRAWN', mayAccept: false, match: { guests: [] } });
    expect(await answer(token)).toMatchObject({ errorCode: 'INVITATION_WITHDRAWN' });
    expect((await messages()).map(({ kind }) => kind)).toEqual(['INVITED', 'WITHDRAWN']);
    expect(await invite(matchId)).toMatchObject({ success: true });
    expect(await answer(await newestToken())).toMatchObject({ guestMatch: { standing: 'ACCEPTED' } });
    expect(await page(token)).toMatchObject({ standing: 'WITHDRAWN' });
  });
});
