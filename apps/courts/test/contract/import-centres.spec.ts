import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { courtChanged } from '@setpoint/events';
import { FixedClock, startProcess, startTestService, VISITOR, type TestService } from '@setpoint/testkit';
import { importCentres } from '../../src/application/import-centres-command.js';
import { courtsService } from '../../src/service.js';

const LAMBRATE = {
  ...{ name: 'Tennis Lambrate', address: 'Via Feltre 1', city: 'Milano', country: 'IT', timeZone: 'Europe/Rome' },
  ...{ lat: 45.48, lng: 9.24, prefix: '+39', landline: '02 1234567', offers: ['WATER_BOTTLE'] },
  fields: [{ name: '1', sport: 1, surface: 'CLAY', covered: false }],
};
const ORTICA = {
  ...{ name: 'Padel Ortica', address: 'Via Ortica 1', city: 'Milano', country: 'IT', timeZone: 'Europe/Rome' },
  ...{ lat: 45.47, lng: 9.25 },
};

let service: TestService;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centres-'));
  service = await startTestService(courtsService, { clock: new FixedClock(new Date('2026-06-01T18:00:00Z')) });
});
afterEach(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true });
});

/** With a file of this content. */
function imported(content: unknown) {
  const path = join(folder, 'centres.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return importCentres.run(service, path);
}
const found = async (filter: object = {}) => {
  const query = `query ($filter: CourtsFilter) { courts(filter: $filter) { edges { node {
    name landline description offers hasOwner fields { name sport surface } } } } }`;
  const { data } = await service.query<{ courts: { edges: { node: { name: string } }[] } }>(query, { filter }, VISITOR);
  return data!.courts.edges.map(({ node }) => node);
};

describe('centres from a file', () => {
  it('CRT-01~ CRT-02~ are there with their courts and offers, and others are told', async () => {
    expect(await imported([LAMBRATE, ORTICA])).toEqual({
      ...{ done: true, text: 'Centres of the file, all there now: 2' },
    });
    expect(await found({ sport: 1 })).toMatchObject([
      {
        ...{ name: 'Tennis Lambrate', landline: '02 1234567', offers: ['WATER_BOTTLE'], hasOwner: false },
        fields: [{ name: '1', sport: 1, surface: 'CLAY' }],
      },
    ]);
    expect((await found()).map(({ name }) => name)).toEqual(['Padel Ortica', 'Tennis Lambrate']);
    expect((await service.eventsOf(courtChanged)).map(({ name }) => name).sort()).toEqual([
      'Padel Ortica',
      'Tennis Lambrate',
    ]);
  });

  it('CRT-01~ stay as they are when the file comes again', async () => {
    await imported([ORTICA]);
    const again = { ...ORTICA, name: ' PADEL Ortica ', description: 'New' };
    expect(await imported([again, LAMBRATE])).toMatchObject({ done: true });
    expect(await found()).toMatchObject([
      { name: 'Padel Ortica', description: null },
      { name: 'Tennis Lambrate', description: null },
    ]);
    expect(await service.eventsOf(courtChanged)).toHaveLength(2);
  });

  it.each([
    [
      'a centre that breaks a rule',
      [LAMBRATE, { ...ORTICA, timeZone: 'Milano' }],
      'Padel Ortica: timeZone: NOT_A_TIME_ZONE',
    ],
    ['a centre without an address', [{ ...ORTICA, address: undefined }], 'address'],
    ['a surface that nobody knows', [{ ...ORTICA, fields: [{ ...LAMBRATE.fields[0], surface: 'ICE' }] }], 'surface'],
    ['a word that is not known', [{ ...ORTICA, owner: 'ana' }], 'owner'],
    ['no centre', [], 'Too small'],
    ['no JSON', 'name;address', 'not valid JSON'],
  ])('CRT-01~ come all or none: %s', async (_, content, reason) => {
    expect(await imported(content)).toEqual({ done: false, text: expect.stringContaining(reason) });
    expect(await found()).toEqual([]);
  });

  it('CRT-01~ are added by a process of its own', async () => {
    const path = join(folder, 'centres.json');
    writeFileSync(path, JSON.stringify([ORTICA]));
    const child = startProcess(new URL('../../src/main.ts', import.meta.url), {
      args: ['--import-centres', path],
      env: {
        ...{ DATABASE_URL: service.databaseUrl, SUBGRAPH_SECRET: 'a secret for processes, long enough' },
        ...{ KAFKA_BROKERS: '127.0.0.1:1', REDIS_URL: 'redis://127.0.0.1:1', UPLOADS_FOLDER: folder },
      },
    });
    expect(await child.exited).toBe(0);
    expect(child.lines.join('\n')).toContain('Centres of the file, all there now: 1');
    expect(await found()).toMatchObject([{ name: 'Padel Ortica' }]);
  });

  it('says so where there is no such file', async () => {
    const path = join(folder, 'missing.json');
    expect(await importCentres.run(service, path)).toEqual({ done: false, text: expect.stringContaining('ENOENT') });
  });
});
