import { createHmac } from 'node:crypto';
import { claimCodeRequested, claimDecided, courtChanged, suggestionDecided } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { FixedClock, player, startTestService, support, VISITOR, type TestService } from '@setpoint/testkit';
import { Uploads } from '../../src/application/ports/uploads.js';
import { seedCourts } from '../../src/index.js';
import { courtsService } from '../../src/service.js';
import { aCentre } from '../builders.js';

let service: TestService;
let clock: FixedClock;
beforeEach(async () => {
  clock = new FixedClock(new Date('2026-06-01T18:00:00Z'));
  service = await startTestService(courtsService, { clock });
  await seedCourts(service, [
    aCentre({ id: 'lambrate', name: 'Tennis Lambrate', website: 'https://www.lambrate.example' }),
    aCentre({ id: 'owned', name: 'Circolo Olga', ownerId: userId('olga'), lat: 44, lng: 11 }),
  ]);
});
afterEach(() => service.stop());

const NEW = {
  ...{ name: 'Padel Ortica', address: 'Via Ortica 1', city: 'Milano', country: 'IT', timeZone: 'Europe/Rome' },
  ...{ lat: 45.47, lng: 9.25 },
};
type Who = Parameters<TestService['query']>[2];
type Payload = { success: boolean; errorCode: string | null; [more: string]: unknown };

async function command(field: string, type: string, input: object, who: Who, shown: string): Promise<Payload> {
  const text = `mutation ($input: ${type}!) { command: ${field}(input: $input) { success errorCode ${shown} } }`;
  const { data, errors } = await service.query<{ command: Payload }>(text, { input }, who);
  if (!data?.command) throw new Error(JSON.stringify(errors));
  return data.command;
}
const SUGGESTION = 'retryAfterSeconds fieldErrors { field code } suggestion { id state reason court { id name } }';
const suggest = (input: object, who: Who) => command('suggestCourt', 'SuggestCourtInput', input, who, SUGGESTION);
const idOf = (payload: Payload, what: string) => (payload[what] as { id: string }).id;

describe('suggesting a centre', () => {
  it('CRT-05 needs name, address and city, and shows what is similar and near before', async () => {
    expect(await suggest({ ...NEW, name: ' ', address: '', city: ' ' }, player('ana'))).toMatchObject({
      errorCode: 'SUGGESTION_INVALID',
      fieldErrors: [
        { field: 'name', code: 'REQUIRED' },
        { field: 'address', code: 'REQUIRED' },
        { field: 'city', code: 'REQUIRED' },
      ],
    });
    const similar = `query ($input: SimilarCourtsInput!) { similarCourts(input: $input) { metres court { id } } }`;
    const near = async (input: object) =>
      (await service.query(similar, { input }, player('ana'))).data?.['similarCourts'];
    expect(await near({ name: 'Lambrate Tenis', lat: 45.47, lng: 9.2 })).toMatchObject([{ court: { id: 'lambrate' } }]);
    expect(await near({ name: 'Zzz', lat: 45.4642, lng: 9.19 })).toMatchObject([{ metres: 0 }]);
    expect(await near({ name: 'Zzz', lat: 45.5, lng: 9.19 })).toEqual([]);
    expect((await service.query(similar, { input: { name: 'x', lat: 1, lng: 1 } }, VISITOR)).errors).toBeDefined();
  });

  it('CRT-05 the same again is the same suggestion, and five in a day are the most', async () => {
    const first = await suggest(NEW, player('ben'));
    expect(first).toMatchObject({ success: true, suggestion: { state: 'PENDING' } });
    expect(idOf(await suggest({ ...NEW, name: 'PADEL ORTICA' }, player('ben')), 'suggestion')).toBe(
      idOf(first, 'suggestion'),
    );
    for (const n of [2, 3, 4, 5]) await suggest({ ...NEW, name: `Padel ${n}` }, player('ben'));
    expect(await suggest({ ...NEW, name: 'Padel 6' }, player('ben'))).toMatchObject({
      ...{ errorCode: 'TOO_MANY_SUGGESTIONS', retryAfterSeconds: 86_400 },
    });
  });

  it('CRT-05 stands in its town: not more than 30 km from the middle of it', async () => {
    const town = { lat: 45.4642, lng: 9.19 };
    expect(await suggest({ ...NEW, town, lat: 45.75 }, player('uma'))).toMatchObject({
      ...{ errorCode: 'SUGGESTION_INVALID', fieldErrors: [{ field: 'lat', code: 'FAR_FROM_CITY' }] },
    });
    expect(await suggest({ ...NEW, town, lat: 45.72 }, player('uma'))).toMatchObject({ errorCode: null });
    expect(await suggest({ ...NEW, name: 'Untold', lat: 45.75 }, player('uma'))).toMatchObject({ errorCode: null });
  });

  it('CRT-05 ADM-02 is approved, merged or turned down with a reason, once, and the player is told', async () => {
    const ids = [];
    for (const name of ['Uno', 'Due', 'Tre'])
      ids.push(idOf(await suggest({ ...NEW, name }, player('carla')), 'suggestion'));
    const [uno, due, tre] = ids as [string, string, string];
    const decide = (field: string, suggestionId: string, reason: string | null = null) =>
      command(field, 'DecideSuggestionInput', { suggestionId, reason }, support(), SUGGESTION);
    expect(await decide('rejectCourtSuggestion', tre, ' ')).toMatchObject({ errorCode: 'REASON_REQUIRED' });
    expect(await decide('approveCourtSuggestion', uno)).toMatchObject({
      suggestion: { state: 'APPROVED', court: { name: 'Uno' } },
    });
    expect(await decide('rejectCourtSuggestion', uno, 'Late')).toMatchObject({ errorCode: 'SUGGESTION_DECIDED' });
    const merge = (courtId: string) =>
      command(
        'mergeCourtSuggestion',
        'MergeSuggestionInput',
        { suggestionId: due, courtId, reason: 'Same' },
        support(),
        SUGGESTION,
      );
    expect(await merge('nowhere')).toMatchObject({ errorCode: 'COURT_NOT_FOUND' });
    expect(await merge('lambrate')).toMatchObject({ suggestion: { state: 'MERGED', court: { id: 'lambrate' } } });
    expect(await decide('rejectCourtSuggestion', tre, 'A garage')).toMatchObject({ suggestion: { state: 'REJECTED' } });
    expect((await service.eventsOf(suggestionDecided)).map(({ name, courtId }) => [name, courtId !== null])).toEqual([
      ['Uno', true],
      ['Due', true],
      ['Tre', false],
    ]);
    expect((await service.eventsOf(courtChanged)).map(({ name }) => name)).toContain('Uno');
    const log = `query ($id: ID!) { courtSuggestion(id: $id) { actions { kind reason by { id } } similar { court { id } } } }`;
    expect((await service.query(log, { id: tre }, support())).data?.['courtSuggestion']).toMatchObject({
      actions: [{ kind: 'SUGGESTION_REJECTED', reason: 'A garage', by: { id: 'support' } }],
    });
    const queue = `query ($filter: CourtSuggestionsFilter) { courtSuggestions(filter: $filter) { totalCount edges { node { name } } } }`;
    const filter = { state: 'REJECTED', text: 'tre' };
    expect((await service.query(queue, { filter }, support())).data?.['courtSuggestions']).toEqual({
      totalCount: 1,
      edges: [{ node: { name: 'Tre' } }],
    });
    expect((await service.query(queue, { filter }, player('ana'))).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('claiming a centre', () => {
  const CLAIM = 'retryAfterSeconds claim { id state emailProved }';
  const claim = (input: object, who: Who) =>
    command('claimCourt', 'ClaimCourtInput', { courtId: 'lambrate', ...input }, who, CLAIM);
  const confirm = (claimId: string, code: string, who: Who) =>
    command('confirmCourtClaim', 'ConfirmCourtClaimInput', { claimId, code }, who, CLAIM);
  const decide = (field: string, claimId: string, reason = 'Their site') =>
    command(field, 'DecideClaimInput', { claimId, reason }, support(), CLAIM);

  const bookingsNumber = async (who: Who) =>
    (
      await service.query<{ court: { notificationMobile: string | null } }>(
        '{ court(id: "lambrate") { notificationMobile } }',
        {},
        who,
      )
    ).data!.court.notificationMobile;
  /** Whoever runs the centre has bookings told to a number of their own. */
  async function bookings(who: Who): Promise<void> {
    const { data } = await service.query<{ court: { version: number } }>('{ court(id: "lambrate") { version } }');
    const input = {
      ...{ ...NEW, courtId: 'lambrate', name: 'Tennis Lambrate', website: 'https://www.lambrate.example' },
      ...{ version: data!.court.version, notificationLanguage: 'it' },
      ...{ notificationPrefix: '+39', notificationMobile: '347 1112223' },
    };
    const saved = await command('editCourt', 'EditCourtInput', input, who, 'court { notificationMobile }');
    expect(saved).toMatchObject({ success: true, court: { notificationMobile: '347 1112223' } });
  }

  it('CRT-06 wants one proof, and a business address', async () => {
    expect(await claim({}, player('dan'))).toMatchObject({ errorCode: 'PROOF_REQUIRED' });
    expect(await claim({ email: 'a@b', documentId: 'd' }, player('dan'))).toMatchObject({
      errorCode: 'PROOF_REQUIRED',
    });
    expect(await claim({ email: 'nobody' }, player('dan'))).toMatchObject({ errorCode: 'CLAIM_INVALID' });
    expect(await claim({ email: 'dan@Gmail.com' }, player('dan'))).toMatchObject({
      errorCode: 'NOT_A_BUSINESS_ADDRESS',
    });
    expect(await claim({ documentId: 'nothing' }, player('dan'))).toMatchObject({ errorCode: 'UPLOAD_NOT_FOUND' });
    expect(await claim({ courtId: 'owned', email: 'o@olga.example' }, player('olga'))).toMatchObject({
      errorCode: 'ALREADY_YOURS',
    });
  });

  it('CRT-06 ADM-02 is proved by the code that was mailed, granted once, and makes the owner', async () => {
    const made = await claim({ email: 'info@lambrate.example' }, player('eva'));
    const id = idOf(made, 'claim');
    expect(made).toMatchObject({ claim: { state: 'AWAITING_CODE', emailProved: false } });
    expect(await claim({ email: 'info@lambrate.example' }, player('eva'))).toMatchObject({ errorCode: 'CLAIM_OPEN' });
    expect(await decide('grantCourtClaim', id)).toMatchObject({ errorCode: 'CLAIM_NOT_PROVED' });
    const { code } = (await service.eventsOf(claimCodeRequested)).at(-1)!;
    const other = code === '000000' ? '111111' : '000000';
    expect(await confirm(id, other, player('eva'))).toMatchObject({ errorCode: 'CODE_WRONG' });
    expect(await confirm(id, code, player('ana'))).toMatchObject({ errorCode: 'CLAIM_NOT_FOUND' });
    expect(await confirm(id, code, player('eva'))).toMatchObject({ claim: { state: 'PENDING', emailProved: true } });
    expect(await decide('grantCourtClaim', id, '')).toMatchObject({ errorCode: 'REASON_REQUIRED' });
    await bookings(support());
    expect(await decide('grantCourtClaim', id)).toMatchObject({ claim: { state: 'GRANTED' } });
    expect(await bookingsNumber(player('eva'))).toBeNull();
    expect(await decide('rejectCourtClaim', id)).toMatchObject({ errorCode: 'CLAIM_DECIDED' });
    const mine = `{ myCourts { id isMine hasOwner } }`;
    expect((await service.query(mine, {}, player('eva'))).data?.['myCourts']).toEqual([
      { id: 'lambrate', isMine: true, hasOwner: true },
    ]);
    expect(await service.eventsOf(claimDecided)).toMatchObject([{ userId: 'eva', granted: true }]);
    expect((await service.eventsOf(courtChanged)).at(-1)).toMatchObject({ courtId: 'lambrate', ownerId: 'eva' });
  });

  it('CRT-06 ADM-02 is given to another player by support, with a reason, or to nobody', async () => {
    const assign = (ownerId: string | null, reason: string, courtId = 'lambrate') =>
      command(
        'assignCourtOwner',
        'AssignCourtOwnerInput',
        { courtId, ownerId, reason },
        support(),
        'court { id hasOwner }',
      );
    await assign('eva', 'Hers');
    expect(await assign('fay', ' ')).toMatchObject({ errorCode: 'REASON_REQUIRED' });
    expect(await assign('fay', 'Sold', 'nowhere')).toMatchObject({ errorCode: 'COURT_NOT_FOUND' });
    expect(await assign('fay', 'Sold')).toMatchObject({ court: { id: 'lambrate', hasOwner: true } });
    // Pressed twice it is done once.
    expect(await assign('fay', 'Sold')).toMatchObject({ success: true, court: { hasOwner: true } });
    await bookings(player('fay'));
    expect(await assign(null, 'Closed')).toMatchObject({ court: { hasOwner: false } });
    expect(await bookingsNumber(support())).toBeNull();
    const log = await service.query<{ court: { actions: object[] } }>(
      '{ court(id: "lambrate") { actions { kind reason before after by { id } } } }',
      {},
      support(),
    );
    expect(log.data!.court.actions.slice(-3)).toMatchObject([
      { kind: 'OWNER_ASSIGNED', reason: 'Sold', before: '{"owner":"eva"}', after: '{"owner":"fay"}' },
      { kind: 'EDITED', by: { id: 'fay' } },
      { kind: 'OWNER_ASSIGNED', reason: 'Closed', before: '{"owner":"fay"}', after: '{"owner":null}' },
    ]);
    expect((await service.eventsOf(courtChanged)).slice(-2)).toMatchObject([{ ownerId: 'fay' }, { ownerId: null }]);
  });

  it('CRT-06 five in a day are the most, and it says when another one may be made', async () => {
    const dated = async (n: number) =>
      claim({ courtId: n % 2 ? 'lambrate' : 'owned', email: 'info@lambrate.example' }, player('ivo'));
    for (let n = 1; n <= 5; n += 1) {
      const { id } = (await dated(n))['claim'] as { id: string };
      await service.query(
        'mutation ($id: ID!) { withdrawCourtClaim(claimId: $id) { success } }',
        { id },
        player('ivo'),
      );
      clock.advance({ minutes: 1 });
    }
    expect(await dated(6)).toMatchObject({ errorCode: 'TOO_MANY_CLAIMS', retryAfterSeconds: 86_100 });
    clock.advance({ minutes: -5 });
  });

  it('CRT-06 a code is tried five times at most', async () => {
    const id = idOf(await claim({ email: 'info@lambrate.example' }, player('fay')), 'claim');
    const { code } = (await service.eventsOf(claimCodeRequested)).at(-1)!;
    for (let i = 0; i < 5; i += 1) await confirm(id, code === '123456' ? '654321' : '123456', player('fay'));
    expect(await confirm(id, code, player('fay'))).toMatchObject({ errorCode: 'CODE_EXPIRED' });
  });

  it('CRT-06 ADM-02 a document is support’s alone and goes 30 days after the decision', async () => {
    const documentId = await service.app
      .get(Uploads)
      .register(userId('gus'), 'k'.repeat(43), 'application/pdf', new Date('2026-06-01T17:00:00Z'));
    expect(await claim({ documentId }, player('ana'))).toMatchObject({ errorCode: 'UPLOAD_NOT_FOUND' });
    const id = idOf(await claim({ documentId }, player('gus')), 'claim');
    const proof = `{ courtClaim(id: "${id}") { documentUrl claimant { id } } }`;
    expect((await service.query(proof, {}, support())).data?.['courtClaim']).toEqual({
      documentUrl: `/uploads/claim/${id}`,
      claimant: { id: 'gus' },
    });
    expect((await service.query(proof, {}, player('gus'))).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    await decide('rejectCourtClaim', id, 'Not legible');
    const [row] = await service.manager.query('select state, clears_at from upload');
    expect(row).toEqual({ state: 'DISCARDED', clears_at: new Date('2026-07-01T18:00:00Z') });
  });

  it('CRT-06~ its code is not found by whoever tries all with what the database holds', async () => {
    const id = idOf(await claim({ email: 'info@lambrate.example' }, player('lia')), 'claim');
    const { code } = (await service.eventsOf(claimCodeRequested)).at(-1)!;
    const [row] = await service.manager.query('select * from claim where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(code);
    for (const key of Object.values(row as object).map(String)) {
      for (const text of [code, `${id} ${code}`])
        expect(row.code_hash).not.toBe(createHmac('sha256', key).update(text).digest('base64url'));
    }
  });

  it('CRT-06 another code is sent after a minute, four times at most; the former one no longer holds', async () => {
    const id = idOf(await claim({ email: 'info@lambrate.example' }, player('hal')), 'claim');
    const again = async (who: Who) => {
      const text = `mutation ($id: ID!) { again: resendCourtClaimCode(claimId: $id) { success errorCode retryAfterSeconds claim { state } } }`;
      return (await service.query<{ again: Payload }>(text, { id }, who)).data!.again;
    };
    const codes = async () =>
      (await service.eventsOf(claimCodeRequested)).filter(({ claimId }) => claimId === id).map(({ code }) => code);
    expect(await again(player('hal'))).toMatchObject({ errorCode: 'CODE_SENT_RECENTLY', retryAfterSeconds: 60 });
    clock.advance({ minutes: 31 });
    const [first] = await codes();
    expect(await confirm(id, first!, player('hal'))).toMatchObject({ errorCode: 'CODE_EXPIRED' });
    expect(await again(player('ana'))).toMatchObject({ errorCode: 'CLAIM_NOT_FOUND' });
    expect(await Promise.all([again(player('hal')), again(player('hal'))])).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ success: true, claim: { state: 'AWAITING_CODE' } }),
        expect.objectContaining({ errorCode: 'CODE_SENT_RECENTLY' }),
      ]),
    );
    for (let i = 0; i < 3; i += 1) {
      clock.advance({ minutes: 1 });
      expect(await again(player('hal'))).toMatchObject({ success: true });
    }
    clock.advance({ minutes: 1 });
    expect(await again(player('hal'))).toMatchObject({ errorCode: 'TOO_MANY_CODES' });
    const sent = await codes();
    expect(sent).toHaveLength(5);
    if (sent[3] !== sent[4])
      expect(await confirm(id, sent[3]!, player('hal'))).toMatchObject({ errorCode: 'CODE_WRONG' });
    expect(await confirm(id, sent[4]!, player('hal'))).toMatchObject({ claim: { state: 'PENDING' } });
    expect(await again(player('hal'))).toMatchObject({ errorCode: 'CLAIM_DECIDED' });
  });

  it('CRT-06~ a thousand guesses, with every claim and code that a day gives, try 125 of a million', async () => {
    const kim = player('kim');
    const once = async (field: string) => {
      const text = `mutation ($id: ID!) { done: ${field}(claimId: $id) { success } }`;
      return (await service.query<{ done: { success: boolean } }>(text, { id }, kim)).data!.done.success;
    };
    const wrong = async () => {
      const { code } = (await service.eventsOf(claimCodeRequested)).at(-1)!;
      return code === '000000' ? '111111' : '000000';
    };
    const claimed = async () =>
      (await claim({ email: 'info@lambrate.example' }, kim))['claim'] as { id: string } | null;
    let id = (await claimed())!.id;
    let code = await wrong();
    const tried = { compared: 0, codes: 1, claims: 1 };
    for (let guess = 0; guess < 1_000; guess += 1) {
      const { errorCode } = await confirm(id, code, kim);
      if (errorCode === 'CODE_WRONG') tried.compared += 1;
      if (errorCode !== 'CODE_EXPIRED') continue;
      clock.advance({ minutes: 1 });
      if (!(await once('resendCourtClaimCode'))) {
        await once('withdrawCourtClaim');
        const next = await claimed();
        if (next === null) continue;
        id = next.id;
        tried.claims += 1;
      }
      tried.codes += 1;
      code = await wrong();
    }
    expect(tried).toEqual({ compared: 125, codes: 25, claims: 5 });
  });
});
