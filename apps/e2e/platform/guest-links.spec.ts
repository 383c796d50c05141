/** MAT-05: a guest's link is all that a guest has, so it is attacked as a password would be, with the limits of every day. */
import { createHash, randomBytes } from 'node:crypto';
import { CALL_RATES } from '@setpoint/gateway';
import { eventually } from '@setpoint/testkit';
import { startPlatform, type GraphAnswer, type Person, type Platform } from './platform.js';

const GUESSES = 1_000;
const PAGE = 'query ($token: String!) { guestMatch(token: $token) { name standing match { id } } }';
const ANSWER = `mutation ($token: String!) {
  answerAsGuest(input: { token: $token, accept: false }) { success errorCode guestMatch { name } } }`;

const guess = () => randomBytes(32).toString('base64url');
/** An answer without what differs from request to request. */
const essence = ({ data, errors }: GraphAnswer) =>
  JSON.stringify({ data, codes: errors?.map(({ extensions }) => extensions.code) });

describe('links of guests', () => {
  let platform: Platform;
  let ana: Person;
  let token: string;

  const command = async (name: string, type: string, input: object, more: string) => {
    const { data, errors } = await platform.ask(
      `mutation ($input: ${type}!) { ${name}(input: $input) { errorCode ${more} } }`,
      { input },
      ana,
    );
    expect([name, errors, data?.[name]]).toMatchObject([name, undefined, { errorCode: null }]);
    return data![name] as { readonly match: { readonly id: string } };
  };

  beforeAll(async () => {
    platform = await startPlatform(CALL_RATES);
    ana = await platform.signUp('ana');
    const { match } = await eventually(
      () =>
        command('createMatch', 'CreateMatchInput', { requestId: 'one', sport: 1, numberPlayers: 1 }, 'match { id }'),
      'Ana can not create a match',
    );
    const giulia = { matchId: match.id, side: 'B', name: 'Giulia', email: 'giulia@example.com' };
    await command('inviteGuest', 'InviteGuestInput', giulia, 'match { id }');
    const support = await platform.support();
    token = await eventually(async () => {
      const { data } = await platform.ask('{ messages(first: 10) { edges { node { text } } } }', {}, support);
      return /\/match\/guest\/([\w-]{43})/.exec(JSON.stringify(data))![1]!;
    }, 'no message to Giulia');
  });

  afterAll(() => platform?.stop());

  it('MAT-05~ API-13~ that are almost right are answered as those that are made up', async () => {
    const almost = [
      ...[token.slice(0, -1), `${token}A`, `${token}=`, ` ${token}`, token.toLowerCase(), token.toUpperCase()],
      `${token.slice(0, 20)}${token[20] === 'A' ? 'B' : 'A'}${token.slice(21)}`,
      createHash('sha256').update(token).digest('base64url'),
      ...['', '%', "' or true --", 'x'.repeat(10_000), guess()],
    ];
    const answers = new Set<string>();
    for (const each of almost) answers.add(essence(await platform.ask(PAGE, { token: each })));
    expect([...answers]).toEqual([JSON.stringify({ data: { guestMatch: null } })]);
  });

  it('MAT-05~ API-14~ are refused after a hundred and twenty guesses a minute, and a thousand answers tell nothing', async () => {
    const answers = new Map<string, number>();
    for (let i = 0; i < GUESSES; i += 20) {
      const many = Array.from({ length: 20 }, () => platform.ask(ANSWER, { token: guess() }));
      for (const answer of (await Promise.all(many)).map(essence)) answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
    const none = { success: false, errorCode: 'GUEST_LINK_NOT_VALID', guestMatch: null };
    const guessed = JSON.stringify({ data: { answerAsGuest: none } });
    const refused = JSON.stringify({ codes: ['TOO_MANY_REQUESTS'] });
    expect([...answers.keys()].sort()).toEqual([guessed, refused].sort());
    expect(answers.get(guessed)).toBe(CALL_RATES.visitorMutations.points);
    expect((await platform.ask(PAGE, { token })).data).toMatchObject({
      guestMatch: { name: 'Giulia', standing: 'PENDING' },
    });
  });

  it('MAT-05~ API-14~ are guessed thirty in a document at most', async () => {
    const many = Array.from({ length: 31 }, (_, i) => `g${i}: guestMatch(token: "${guess()}") { name }`);
    const { errors } = await platform.ask(`{ ${many.join(' ')} }`);
    expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_FIELDS');
  });
});
