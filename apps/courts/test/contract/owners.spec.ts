import {
  accountAccessChanged,
  bookingMessageRequested,
  localLegendChanged,
  matchCancelled,
  matchReady,
  matchReorganised,
  resultConfirmed,
  type DataOf,
} from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { FixedClock, player, startTestService, support, type TestService } from '@setpoint/testkit';
import { RecomputeLegends } from '../../src/application/recompute-legends.js';
import { Uploads } from '../../src/application/ports/uploads.js';
import { seedCourts } from '../../src/index.js';
import { courtsService } from '../../src/service.js';
import { aCentre } from '../builders.js';

const now = new Date('2026-06-03T10:00:00Z');
let service: TestService;
beforeEach(async () => {
  service = await startTestService(courtsService, { clock: new FixedClock(now) });
  const told = { notificationPrefix: '+39', notificationMobile: '333 1234567' };
  await seedCourts(service, [
    aCentre({ id: 'club', name: 'Club', ownerId: userId('olga'), offers: ['WATER_BOTTLE'], ...told }),
  ]);
});
afterEach(() => service.stop());

type Who = Parameters<TestService['query']>[2];
type Payload = { success: boolean; errorCode: string | null; court: { version: number } | null };
const olga = player('olga');

async function command(field: string, type: string, input: object, who: Who, shown = 'version'): Promise<Payload> {
  const text = `mutation ($input: ${type}!) { command: ${field}(input: $input) { success errorCode fieldErrors { field code } court { ${shown} } } }`;
  const { data, errors } = await service.query<{ command: Payload }>(
    text,
    { input: { courtId: 'club', ...input } },
    who,
  );
  if (!data?.command) throw new Error(JSON.stringify(errors));
  return data.command;
}
const INFO = {
  ...{ name: 'Club', address: 'Via Arimondi 15', city: 'Milano', country: 'IT', lat: 45.4642, lng: 9.19 },
  ...{
    timeZone: 'Europe/Rome',
    notificationLanguage: 'it',
    notificationPrefix: '+39',
    notificationMobile: '333 1234567',
  },
};
const versionNow = async () =>
  (await service.query<{ court: { version: number } }>('{ court(id: "club") { version } }')).data!.court.version;
const edit = async (but: object, who: Who, version?: number) =>
  command(
    'editCourt',
    'EditCourtInput',
    { ...INFO, version: version ?? (await versionNow()), ...but },
    who,
    'version website',
  );

describe('editing a centre', () => {
  it('CRT-06 is for its owner and support alone, whatever they change', async () => {
    expect(await edit({}, player('ana'))).toMatchObject({ errorCode: 'NOT_YOUR_COURT' });
    const version = await versionNow();
    for (const [field, type, input] of [
      ['editCourtFields', 'EditCourtFieldsInput', { version, fields: [] }],
      ['editCourtOffers', 'EditCourtOffersInput', { version, offers: [] }],
      ['addCourtPhoto', 'AddCourtPhotoInput', { uploadId: 'x' }],
      ['removeCourtPhoto', 'CourtPhotoInput', { photoId: 'x' }],
      ['orderCourtPhotos', 'OrderCourtPhotosInput', { photoIds: [] }],
      ['describeCourtPhoto', 'DescribeCourtPhotoInput', { photoId: 'x', alt: '' }],
      ['setCourtCover', 'SetCourtCoverInput', {}],
      ['setCourtLogo', 'SetCourtLogoInput', {}],
    ] as const)
      expect([field, await command(field, type, input, player('ana'))]).toMatchObject([
        field,
        { errorCode: 'NOT_YOUR_COURT' },
      ]);
    expect(await edit({ website: 'https://club.example' }, support())).toMatchObject({
      success: true,
      court: { website: 'https://club.example' },
    });
  });

  it('CRT-06 wants name and address, and says what is wrong', async () => {
    expect(await edit({ name: ' ', address: '', website: 'javascript:x' }, olga)).toMatchObject({
      errorCode: 'COURT_INVALID',
      fieldErrors: [
        { field: 'name', code: 'REQUIRED' },
        { field: 'address', code: 'REQUIRED' },
        { field: 'website', code: 'NOT_A_WEB_ADDRESS' },
      ],
    });
  });

  it('CRT-06 of two who edit the same, the later one is told and nothing is lost', async () => {
    const version = await versionNow();
    expect(await edit({ website: 'https://one.example' }, olga, version)).toMatchObject({ success: true });
    expect(await edit({ website: 'https://two.example' }, support(), version)).toMatchObject({
      errorCode: 'COURT_CHANGED',
      court: { version: version + 1, website: 'https://one.example' },
    });
  });

  it('CRT-06~ ADM-01~ saved as it was, a page stays the version that it is and the log tells nothing', async () => {
    await edit({ website: 'https://same.example' }, support());
    const version = await versionNow();
    const log = async () =>
      (
        await service.query<{ court: { actions: object[] } }>(
          '{ court(id: "club") { actions { kind } } }',
          {},
          support(),
        )
      ).data!.court.actions.length;
    const before = await log();
    expect(await edit({ website: 'https://same.example' }, support())).toMatchObject({ success: true });
    expect([await versionNow(), await log()]).toEqual([version, before]);
  });

  it('CRT-05~ CRT-06 stands in its town, where the form names one', async () => {
    const town = { lat: 45.4642, lng: 9.19 };
    expect(await edit({ town, lat: 45.75, name: '' }, olga)).toMatchObject({
      errorCode: 'COURT_INVALID',
      fieldErrors: [
        { field: 'name', code: 'REQUIRED' },
        { field: 'lat', code: 'FAR_FROM_CITY' },
      ],
    });
    expect(await edit({ town, lat: 45.72 }, olga)).toMatchObject({ success: true });
    expect(await edit({ lat: 45.4642 }, olga)).toMatchObject({ success: true });
  });

  it('ACC-06~ CRT-09 ADM-01~ tells in no log which number bookings are told to', async () => {
    await edit({}, support());
    await edit({ notificationMobile: '347 9990001' }, support());
    await edit({ notificationMobile: '333 1234567' }, support());
    const { data } = await service.query<{ court: { actions: { before: string; after: string }[] } }>(
      '{ court(id: "club") { actions { before after } } }',
      {},
      support(),
    );
    const changed = JSON.stringify({ notificationMobile: 'changed' });
    expect(data!.court.actions.slice(-2)).toEqual(Array(2).fill({ before: changed, after: changed }));
    const logs = await service.manager.query('select t::text as row from audit_entry t');
    expect(logs.length).toBeGreaterThan(0);
    for (const { row } of [...logs, ...data!.court.actions.map((row) => ({ row: JSON.stringify(row) }))])
      expect(row).not.toMatch(/9990001|333 1234567/);
  });

  it('CRT-06 fields keep their ids, new ones get some', async () => {
    const field = { name: 'A', sport: 2, surface: 'SYNTHETIC', covered: true };
    const fields = [{ ...field, id: 'club-1' }, { ...field, id: 'somebody-elses' }, field];
    const version = await versionNow();
    const saved = await command(
      'editCourtFields',
      'EditCourtFieldsInput',
      { version, fields },
      olga,
      'version sports fields { id }',
    );
    const { fields: kept } = saved.court as unknown as { fields: { id: string }[] };
    expect(kept.map(({ id }) => id)).toEqual(['club-1', expect.not.stringMatching('somebody'), expect.any(String)]);
  });

  it('CRT-09 CRT-11 what is the owner’s own is told to nobody else', async () => {
    const own = '{ court(id: "club") { notificationMobile overview { completeness missing } } }';
    expect((await service.query(own, {}, player('ana'))).errors?.map(({ extensions }) => extensions['code'])).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
    expect((await service.query(own, {}, olga)).data?.['court']).toMatchObject({ notificationMobile: '333 1234567' });
  });
});

describe('photos of a centre', () => {
  const upload = (i: number) =>
    service.app.get(Uploads).register(userId('olga'), String(i).padStart(43, 'k'), null, now);
  const PHOTOS = 'coverUrl photos { id alt isCover }';

  it('CRT-07 are added, ordered, described, made the cover and removed', async () => {
    const ids = [await upload(1), await upload(2)];
    for (const uploadId of [...ids, ids[0]]) await command('addCourtPhoto', 'AddCourtPhotoInput', { uploadId }, olga);
    expect(await command('addCourtPhoto', 'AddCourtPhotoInput', { uploadId: 'no' }, olga)).toMatchObject({
      errorCode: 'UPLOAD_NOT_FOUND',
    });
    const photoIds = ids.toReversed();
    expect(await command('orderCourtPhotos', 'OrderCourtPhotosInput', { photoIds }, olga, PHOTOS)).toMatchObject({
      court: { photos: [{ id: ids[1], isCover: true }, { id: ids[0] }] },
    });
    expect(await command('orderCourtPhotos', 'OrderCourtPhotosInput', { photoIds: [ids[0]] }, olga)).toMatchObject({
      errorCode: 'PHOTOS_CHANGED',
    });
    await command('describeCourtPhoto', 'DescribeCourtPhotoInput', { photoId: ids[0], alt: ' Court 1 ' }, olga);
    expect(await command('setCourtCover', 'SetCourtCoverInput', { photoId: ids[0] }, olga, PHOTOS)).toMatchObject({
      court: { photos: [{ isCover: false }, { isCover: true, alt: 'Court 1' }] },
    });
    expect(await command('removeCourtPhoto', 'CourtPhotoInput', { photoId: ids[0] }, olga, PHOTOS)).toMatchObject({
      court: { photos: [{ id: ids[1], isCover: true }] },
    });
    for (let i = 3; i <= 13; i += 1)
      await command('addCourtPhoto', 'AddCourtPhotoInput', { uploadId: await upload(i) }, olga);
    expect(await command('addCourtPhoto', 'AddCourtPhotoInput', { uploadId: await upload(14) }, olga)).toMatchObject({
      errorCode: 'TOO_MANY_PHOTOS',
    });
  });
});

type Match = DataOf<typeof matchReady>['match'];
const aMatch = (matchId: string, but: Partial<Match> = {}): Match => ({
  ...{
    matchId,
    sport: 1,
    numberPlayers: 1,
    visibility: 'PUBLIC',
    isFriendly: false,
    organiserId: 'ana',
    courtId: 'club',
  },
  ...{
    startsAt: '2026-06-03T17:00:00.000Z',
    timeZone: 'Europe/Rome',
    minutesPlay: 90,
    teamA: ['ana'],
    teamB: ['ben'],
    invited: [],
  },
  ...but,
});
const at = now.toISOString();

describe('matches at a centre', () => {
  it('CRT-09 are told to its mobile once, and again only when they are off', async () => {
    const match = aMatch('m1');
    const told = async () =>
      (await service.eventsOf(bookingMessageRequested)).map(({ kind, matchId }) => [kind, matchId]);
    await service.deliver(matchReady, { match, at });
    await service.deliver(matchReady, { match: { ...match, teamB: ['carla'] }, at });
    expect(await service.eventsOf(bookingMessageRequested)).toMatchObject([
      { kind: 'BOOKED', number: '+393331234567', language: 'it', courtName: 'Club' },
    ]);
    await service.deliver(matchReorganised, { match: { ...match, courtId: null, startsAt: null }, actorId: 'ana' });
    await service.deliver(matchCancelled, {
      match: { ...match, courtId: null, startsAt: null },
      actorId: 'ana',
      automatic: false,
    });
    expect(await told()).toEqual([
      ['BOOKED', 'm1'],
      ['CANCELLED', 'm1'],
    ]);
    await service.deliver(matchReady, { match: aMatch('m2', { startsAt: '2026-06-03T09:00:00.000Z' }), at });
    expect(await told()).toHaveLength(2);
  });

  it('ACC-06~ CRT-09 are told to nobody where nobody runs the centre', async () => {
    const before = (await service.eventsOf(bookingMessageRequested)).length;
    // Also where a number is left behind.
    await service.manager.query(`update court set owner_id = null where id = 'club'`);
    await service.deliver(matchReady, { match: aMatch('m4'), at });
    await service.manager.query(`update court set owner_id = 'olga' where id = 'club'`);
    expect(await service.eventsOf(bookingMessageRequested)).toHaveLength(before);
    await service.deliver(matchReady, { match: aMatch('m5'), at });
    expect(await service.eventsOf(bookingMessageRequested)).toHaveLength(before + 1);
    for (const matchId of ['m4', 'm5'])
      await service.deliver(matchCancelled, { match: aMatch(matchId), actorId: 'ana', automatic: false });
  });

  it('CRT-11 an offer is used on the day of a match, and counted once a day', async () => {
    const use = (offer: string, who: Who) =>
      command('useCourtOffer', 'UseCourtOfferInput', { offer }, who, 'offersUsedToday');
    expect(await use('BALL_TUBE_RENTAL', player('ana'))).toMatchObject({ errorCode: 'OFFER_NOT_FOUND' });
    expect(await use('WATER_BOTTLE', player('zoe'))).toMatchObject({ errorCode: 'NO_MATCH_HERE' });
    await service.deliver(matchReady, { match: aMatch('m3'), at });
    for (let i = 0; i < 2; i += 1)
      expect(await use('WATER_BOTTLE', player('ana'))).toMatchObject({ court: { offersUsedToday: ['WATER_BOTTLE'] } });
    const overview =
      '{ court(id: "club") { overview { upcoming offers { offer uses players } weeks { from matches } } } }';
    const { data } = await service.query<{ court: { overview: { weeks: { from: string }[] } } }>(overview, {}, olga);
    expect(data!.court.overview).toMatchObject({
      upcoming: 1,
      offers: [{ offer: 'WATER_BOTTLE', uses: 1, players: 1 }],
    });
    expect(data!.court.overview.weeks).toHaveLength(12);
    expect(data!.court.overview.weeks.at(-1)).toMatchObject({ from: '2026-06-01' });
  });

  it('CRT-10 RES-08 PLY-13~ the legend has most confirmed matches of 90 days, each counted once, ties to who was first', async () => {
    const result = {
      gameMode: 'THREE_SETS_6_GAMES',
      sets: [] as { a: number; b: number; superTieBreak: boolean }[],
      outcome: 'COMPLETED',
      winner: 'A',
      enteredBy: 'ana',
      enteredAt: at,
    } as const;
    const confirm = (
      id: string,
      startsAt: string,
      teamA: string[],
      teamB: string[],
      outcome: 'COMPLETED' | 'WALKOVER' = 'COMPLETED',
    ) =>
      service.deliver(resultConfirmed, {
        ...{ match: aMatch(id, { startsAt, teamA, teamB }), actorId: 'ana', automatic: false, confirmedAt: at },
        result: { ...result, outcome },
      });
    await confirm('r1', '2026-05-01T10:00:00.000Z', ['ana'], ['ben']);
    await confirm('r1', '2026-05-01T10:00:00.000Z', ['ana'], ['ben']);
    await confirm('r2', '2026-05-02T10:00:00.000Z', ['ben'], ['carla']);
    await confirm('r3', '2026-05-03T10:00:00.000Z', ['ana'], ['carla']);
    const tooOld = new Date(now.getTime() - 90 * 86_400_000 - 60_000).toISOString();
    await confirm('old', tooOld, ['ana'], ['carla']);
    await confirm('w', '2026-05-04T10:00:00.000Z', ['carla'], ['dan'], 'WALKOVER');
    const recompute = service.app.get(RecomputeLegends);
    expect(await recompute.execute(now)).toBe(1);
    expect(await recompute.execute(now)).toBe(0);
    const LEGEND = '{ court(id: "club") { localLegend { matches user { id localLegendOf { id } } } } }';
    const legend = async () => (await service.query(LEGEND)).data?.['court'];
    expect(await legend()).toEqual({
      localLegend: { matches: 2, user: { id: 'ben', localLegendOf: [{ id: 'club' }] } },
    });
    await service.deliver(accountAccessChanged, { userId: 'ben', closed: true });
    expect(await legend()).toEqual({ localLegend: null });
    await recompute.execute(new Date(now.getTime() + 86_400_000));
    expect(await service.eventsOf(localLegendChanged)).toMatchObject([
      { legendId: 'ben', formerId: null, matches: 2, courtName: 'Club' },
      { legendId: 'ana', formerId: 'ben', matches: 2 },
    ]);
  });
});
