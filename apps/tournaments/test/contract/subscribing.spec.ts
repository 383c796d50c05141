import { player, support, VISITOR } from '@setpoint/testkit';
import { Stage } from './stage.js';

const SAVE = `mutation ($input: SaveRegistrationDraftInput!) { saveRegistrationDraft(input: $input) { success errorCode
  fieldErrors { field code } draft { activeStep isComplete partnerId inviteCode payment { useCredit couponCode voucherIds } } } }`;
const DRAFT = `query ($id: ID!) { registrationDraft(tournamentId: $id) { activeStep partnerId payment { couponCode } } }`;
const CHECK = `query ($input: CheckRegistrationInput!) { checkRegistration(input: $input) { success errorCode placesLeft } }`;
const CANDIDATES = `query ($id: ID!, $text: String) { partnerCandidates(tournamentId: $id, text: $text) { user { id } refusal } }`;
const SEEK = `mutation ($input: SeekTeamInput!) { seekTeam(input: $input) { success errorCode tournament { seekingTeam { id } } } }`;

describe('the steps of subscribing', () => {
  let stage: Stage;
  beforeAll(async () => (stage = await Stage.start()));
  afterAll(() => stage?.stop());

  const check = (who: string, input: object) => stage.ask(CHECK, { input }, player(who));

  it('TRN-05 keeps what was written, so that a reload loses nothing', async () => {
    const id = await stage.open();
    const save = (input: object) =>
      stage.ask(SAVE, { input: { tournamentId: id, activeStep: 1, isComplete: false, ...input } }, player('ana'));
    expect(await stage.ask(DRAFT, { id }, player('ana'))).toBeNull();
    expect(await save({ partnerId: 'ben' })).toMatchObject({ success: true, draft: { payment: null } });
    await save({ activeStep: 3, partnerId: 'ben', couponCode: 'SPRING', voucherIds: ['v1'] });
    expect(await stage.ask(DRAFT, { id }, player('ana'))).toEqual({
      ...{ activeStep: 3, partnerId: 'ben', payment: { couponCode: 'SPRING' } },
    });
    expect(await stage.ask(DRAFT, { id }, player('ben'))).toBeNull();
    expect(await save({ activeStep: 4 })).toMatchObject({ fieldErrors: [{ field: 'activeStep', code: 'INVALID' }] });
    const input = { tournamentId: 'none', activeStep: 0, isComplete: false };
    expect(await stage.ask(SAVE, { input }, player('ana'))).toMatchObject({ errorCode: 'TOURNAMENT_NOT_FOUND' });
  });

  it('TRN-06~ tells before what would be refused, and keeps nothing', async () => {
    const id = await stage.open({ sex: 'WOMEN' });
    await stage.person('carla');
    await stage.person('david', { sex: 'M' });
    expect(await check('carla', { tournamentId: id })).toEqual({ success: true, errorCode: null, placesLeft: 8 });
    expect(await check('david', { tournamentId: id })).toMatchObject({ errorCode: 'SEX_NOT_ALLOWED' });
    expect(await check('david', { tournamentId: 'none' })).toMatchObject({ errorCode: 'TOURNAMENT_NOT_FOUND' });
    const refusal = async (who = VISITOR) =>
      (await stage.tournament(id, 'registrationRefusal', who)).registrationRefusal;
    expect([await refusal(), await refusal(player('carla')), await refusal(player('david'))]).toEqual([
      ...[null, null, 'SEX_NOT_ALLOWED'],
    ]);
    await stage.register(player('carla'), id);
    expect(await refusal(player('carla'))).toBe('ALREADY_ENROLLED');
  });

  it('TRN-06~ names whom one follows, and why not', async () => {
    const id = await stage.open({ numberPlayers: 2 });
    const doubles = { numberPlayers: 2 as const };
    await stage.person('emma', { ...doubles, follows: ['Zoe', 'Flora', 'gina'] });
    await stage.person('Zoe', doubles);
    await stage.person('Flora', { ...doubles, rating: null });
    await stage.person('gina', { ...doubles, follows: ['hanna'] });
    await stage.person('hanna', doubles);
    await stage.register(player('gina'), id, { partnerId: 'hanna' });
    const candidates = (text?: string) => stage.ask(CANDIDATES, { id, text }, player('emma'));
    expect(await candidates()).toEqual([
      // Who can be asked comes first.
      { user: { id: 'Zoe' }, refusal: null },
      { user: { id: 'Flora' }, refusal: 'PARTNER_LEVEL_REQUIRED' },
      { user: { id: 'gina' }, refusal: 'PARTNER_IN_ANOTHER_TEAM' },
    ]);
    expect(await candidates('zoé')).toEqual([{ user: { id: 'Zoe' }, refusal: null }]);
    expect(await candidates('%')).toEqual([]);
  });

  it('TRN-04 shows who looks for a partner, until they are entered', async () => {
    const id = await stage.open({ numberPlayers: 2 });
    const singles = await stage.open();
    const seek = (who: string, seeking: boolean, tournamentId = id) =>
      stage.ask(SEEK, { input: { tournamentId, seeking } }, player(who));
    await stage.person('ida', { numberPlayers: 2, follows: ['jana'] });
    await stage.person('jana', { numberPlayers: 2 });
    expect(await seek('ida', true, singles)).toMatchObject({ errorCode: 'PARTNER_NOT_ALLOWED' });
    expect(await seek('stranger', true)).toMatchObject({ errorCode: 'LEVEL_REQUIRED' });
    await seek('jana', true);
    expect((await seek('ida', true)).tournament.seekingTeam).toEqual([{ id: 'ida' }, { id: 'jana' }]);
    expect((await seek('jana', false)).tournament.seekingTeam).toEqual([{ id: 'ida' }]);
    await stage.register(player('ida'), id, { partnerId: 'jana' });
    expect(await stage.tournament(id, 'seekingTeam { id }', VISITOR)).toEqual({ seekingTeam: [] });
    expect(await seek('jana', true)).toMatchObject({ errorCode: 'ALREADY_ENROLLED' });
  });

  it('TRN-06~ hides who plays in a private tournament from strangers, and nobody guesses its code', async () => {
    const id = await stage.open({ isPrivate: true, priceCents: 0 });
    const { inviteCode } = await stage.tournament(id, 'inviteCode', support());
    await stage.person('kira');
    await stage.register(player('kira'), id, { inviteCode, expectedCents: 0 });
    const entries = async (who = VISITOR) => (await stage.tournament(id, 'name teams entries { id }', who)).entries;
    expect(await entries()).toBeNull();
    expect(await entries(player('lena'))).toBeNull();
    expect(await entries(player('kira'))).toHaveLength(1);
    expect(await entries(support())).toHaveLength(1);
    const save = (code: string) =>
      stage.ask(
        SAVE,
        { input: { tournamentId: id, activeStep: 0, isComplete: false, inviteCode: code } },
        player('lena'),
      );
    await save('GUESS');
    expect(await entries(player('lena'))).toBeNull();
    await save(inviteCode);
    expect(await entries(player('lena'))).toHaveLength(1);
    await stage.person('mona');
    const codes = [];
    for (let i = 0; i < 16; i += 1)
      codes.push((await check('mona', { tournamentId: id, inviteCode: `GUESS${i}` })).errorCode);
    expect(codes).toEqual([...Array(15).fill('WRONG_INVITE_CODE'), 'TOO_MANY_REQUESTS']);
    expect(await stage.register(player('mona'), id, { inviteCode, expectedCents: 0 })).toMatchObject({
      errorCode: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: expect.any(Number),
    });
    await expect(stage.tournament(id, 'inviteCode', player('kira'))).rejects.toThrow('permission');
  });
});
