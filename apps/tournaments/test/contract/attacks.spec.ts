import { player, support, VISITOR } from '@setpoint/testkit';
import { Stage } from './stage.js';

const CANDIDATES = `query ($id: ID!) { partnerCandidates(tournamentId: $id) { user { id } refusal } }`;
const SEEK = `mutation ($input: SeekTeamInput!) { seekTeam(input: $input) { success errorCode tournament { seekingTeam { id } } } }`;
const SAVE = `mutation ($input: SaveRegistrationDraftInput!) { saveRegistrationDraft(input: $input) { success errorCode } }`;

describe('a private tournament', () => {
  let stage: Stage;
  beforeAll(async () => (stage = await Stage.start()));
  afterAll(() => stage?.stop());

  const doubles = { numberPlayers: 2 as const };
  const opened = async (name: string) => {
    const id = await stage.open({ ...doubles, isPrivate: true, priceCents: 0 });
    const { inviteCode } = await stage.tournament(id, 'inviteCode', support());
    await stage.person(`${name}-in`, { ...doubles, follows: [`${name}-too`] });
    await stage.person(`${name}-too`, doubles);
    const more = { partnerId: `${name}-too`, inviteCode, expectedCents: 0 };
    expect(await stage.register(player(`${name}-in`), id, more)).toMatchObject({ success: true });
    return { id, inviteCode };
  };
  const keep = (who: string, tournamentId: string, inviteCode: string) =>
    stage.ask(SAVE, { input: { tournamentId, activeStep: 0, isComplete: false, inviteCode } }, player(who));

  it('TRN-06~ tells nobody by way of partners who plays in it, before they have its code', async () => {
    const { id, inviteCode } = await opened('a');
    await stage.person('spy', { ...doubles, follows: ['a-in', 'a-too'] });
    const candidates = () => stage.ask(CANDIDATES, { id }, player('spy'));
    expect(await candidates()).toEqual([
      { user: { id: 'a-in' }, refusal: null },
      { user: { id: 'a-too' }, refusal: null },
    ]);
    await keep('spy', id, inviteCode);
    expect((await candidates()).map(({ refusal }: { refusal: string }) => refusal)).toEqual(
      Array(2).fill('PARTNER_IN_ANOTHER_TEAM'),
    );
  });

  it('TRN-06~ TRN-04~ takes nobody among those who seek a partner without its code', async () => {
    const { id, inviteCode } = await opened('b');
    await stage.person('seeker', doubles);
    const seek = (seeking = true) => stage.ask(SEEK, { input: { tournamentId: id, seeking } }, player('seeker'));
    expect(await seek()).toMatchObject({ success: false, errorCode: 'INVITE_CODE_REQUIRED' });
    await keep('seeker', id, 'GUESS');
    expect(await seek()).toMatchObject({ errorCode: 'WRONG_INVITE_CODE' });
    await keep('seeker', id, inviteCode);
    expect(await seek()).toMatchObject({ success: true, tournament: { seekingTeam: [{ id: 'seeker' }] } });
    expect(await stage.tournament(id, 'seekingTeam { id }', player('stranger'))).toEqual({ seekingTeam: [] });
    expect(await seek(false)).toMatchObject({ success: true });
  });

  it('TRN-06~ is in no list, and not among those of its players for others', async () => {
    const { id } = await opened('c');
    const of = `query ($who: ID!) { tournamentsOf(playerId: $who) { edges { node { id } } } tournaments(first: 100) { edges { node { id } } } }`;
    const seen = async (who = VISITOR) => {
      const { data } = await stage.service.query<Record<string, { edges: { node: { id: string } }[] }>>(
        of,
        { who: 'c-in' },
        who,
      );
      return Object.values(data!)
        .flatMap(({ edges }) => edges.map(({ node }) => node.id))
        .filter((each) => each === id);
    };
    expect(await seen()).toEqual([]);
    expect(await seen(player('stranger'))).toEqual([]);
    expect(await stage.tournament(id, 'registrationRefusal myRegistration { id } awards { id } draw { seed }', player('stranger')))
      .toMatchObject({ myRegistration: null, awards: [], draw: null }); // oxfmt-ignore
    await expect(stage.tournament(id, 'registrations { id }', player('c-in'))).rejects.toThrow('permission');
    await expect(stage.tournament(id, 'history { kind }', player('c-in'))).rejects.toThrow('permission');
  });
});

describe('asking about partners', () => {
  let stage: Stage;
  beforeAll(async () => (stage = await Stage.start()));
  afterAll(() => stage?.stop());

  it('TRN-06~ registering with a wrong price counts as a check, and answers nothing once there were too many', async () => {
    const id = await stage.open({ numberPlayers: 2 });
    const other = await stage.open({ numberPlayers: 2 });
    await stage.person('spied', { numberPlayers: 2, rating: null });
    const spy = await stage.person('spy', { numberPlayers: 2, follows: ['spied', 'friend'] });
    await stage.person('friend', { numberPlayers: 2 });
    const entered = await stage.register(spy, other, { partnerId: 'friend', requestId: 'entered' });
    const codes = [];
    for (let i = 0; i < 60; i += 1)
      codes.push((await stage.register(spy, id, { partnerId: 'spied', expectedCents: 1 })).errorCode);
    expect(codes).toEqual([...Array(59).fill('PARTNER_LEVEL_REQUIRED'), 'TOO_MANY_REQUESTS']);
    const check = `query ($input: CheckRegistrationInput!) { checkRegistration(input: $input) { errorCode retryAfterSeconds } }`;
    expect(await stage.ask(check, { input: { tournamentId: id, partnerId: 'spied' } }, spy)).toEqual({
      errorCode: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: expect.any(Number),
    });
    // What was registered before is answered again.
    const again = await stage.register(spy, other, { partnerId: 'friend', requestId: 'entered' });
    expect(again.registration.id).toBe(entered.registration.id);
  });
});

describe('pressing in parallel', () => {
  let stage: Stage;
  beforeAll(async () => (stage = await Stage.start()));
  afterAll(() => stage?.stop());

  const codes = (answers: readonly { errorCode: string | null }[]) =>
    answers.map(({ errorCode }) => errorCode ?? 'OK').sort();
  const tenTimes = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work));

  it('TRN-02~ TRN-15~ support opens, starts, excludes and calls off once', async () => {
    const id = await stage.open();
    const entry = await stage.enter('one', id);
    for (const name of ['two', 'three']) await stage.enter(name, id);
    const exclusion = { tournamentId: id, entryId: entry, reason: 'Cheats' };
    expect(codes(await tenTimes(() => stage.support('excludeEntry', exclusion)))).toEqual([
      ...Array(9).fill('ENTRY_OUT_ALREADY'),
      'OK',
    ]);
    expect(codes(await tenTimes(() => stage.support('startTournament', { id })))).toEqual([
      'OK',
      ...Array(9).fill('WRONG_STATE'),
    ]);
    await stage.passTime();
    const off = await tenTimes(() => stage.support('cancelTournament', { id, reason: 'Rain' }));
    expect(new Set(codes(off))).toEqual(new Set(['WRONG_STATE']));
  });

  it('TRN-07~ a registration is cancelled, and the same player registers in another way, at once', async () => {
    const id = await stage.open();
    const ana = await stage.person('ana');
    const { registration } = await stage.register(ana, id);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => stage.change('cancelRegistration', ana, registration.id)),
      ...Array.from({ length: 5 }, () => stage.register(ana, id)),
    ]);
    for (const { errorCode } of answers) expect([null, 'ALREADY_ENROLLED']).toContain(errorCode);
    const { myRegistration } = await stage.tournament(id, 'myRegistration { state }', ana);
    expect(['CANCELLED', 'HELD']).toContain(myRegistration.state);
  });

  it('TRN-06~ two who name each other at once are one team', async () => {
    const id = await stage.open({ numberPlayers: 2 });
    await stage.person('left', { numberPlayers: 2, follows: ['right'] });
    await stage.person('right', { numberPlayers: 2, follows: ['left'] });
    const answers = await Promise.all([
      stage.register(player('left'), id, { partnerId: 'right' }),
      stage.register(player('right'), id, { partnerId: 'left' }),
    ]);
    expect(codes(answers)).toEqual(['ALREADY_ENROLLED', 'OK']);
  });
});
