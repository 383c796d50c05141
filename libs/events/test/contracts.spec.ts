import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import * as events from '../src/index.js';
import { defineEvent, outgoing, PLATFORM, type EventContract, type EventEnvelope } from '../src/index.js';
import { contractsIn } from '../src/catalogue.js';
import { documents } from '../scripts/documents.js';

const contracts = contractsIn(events);
const folder = (name: string) => new URL(`../${name}/`, import.meta.url);
const read = (name: string, file: string) => readFileSync(new URL(file, folder(name)), 'utf8');
const sampleOf = (type: string) => JSON.parse(read('samples', `${type}.json`)) as EventEnvelope;

/** `<type>.json`, or `<type>.<case>.json`. */
const typeOf = (file: string) => file.replace(/(\.v\d+)\..*$/, '$1');
const samples = readdirSync(folder('samples'));

/** Throws when the contract doesn't accept the sample, or would lose something of it. */
function accepts(contract: EventContract, sample: EventEnvelope): void {
  const source: unknown = contract.owner === PLATFORM ? expect.stringMatching(/^[a-z]+$/) : contract.owner;
  expect(sample).toMatchObject({ specversion: '1.0', source, type: contract.type });
  expect(z.iso.datetime().safeParse(sample.time).success).toBe(true);
  const data = contract.schema.parse(sample.data);
  expect(data).toEqual(sample.data);
  expect(contract.subject(data)).toBe(sample.subject);
}

describe('event contracts', () => {
  it('have types of their own: <owner>.<what-happened>.v<n>', () => {
    const types = contracts.map((contract) => contract.type);
    expect(new Set(types).size).toBe(types.length);
    for (const type of types) expect(type).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)*\.v[1-9]\d*$/);
  });

  it('are all exported', () => {
    const files = readdirSync(folder('src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^[a-z]+[/\\].*\.ts$/.test(file))
      .flatMap((file) => [...read('src', file).matchAll(/owner: '(\w+)',\s*name: '([\w-]+)',\s*version: (\d+)/g)])
      .map(([, owner, name, version]) => `${owner}.${name}.v${version}`);
    expect(contracts.map((contract) => contract.type)).toEqual(files.sort());
  });

  it.each(contracts.map((contract) => [contract.type, contract] as const))(
    '%s accepts its committed sample',
    (type, contract) => {
      accepts(contract, sampleOf(type));
    },
  );

  it('have a sample each, and no sample is left of a contract that is gone', () => {
    const types = readdirSync(folder('samples')).map((file) => typeOf(file));
    expect([...new Set(types)].sort()).toEqual(contracts.map((contract) => contract.type));
    for (const type of types) expect(samples).toContain(`${type}.json`);
  });

  it.each(samples.filter((file) => file !== `${typeOf(file)}.json`))('accept the further sample %s', (file) => {
    const contract = contracts.find(({ type }) => type === typeOf(file))!;
    accepts(contract, JSON.parse(read('samples', file)) as EventEnvelope);
  });
});

describe('a change of a contract', () => {
  const before = defineEvent({
    owner: 'spec',
    name: 'thing-happened',
    version: 1,
    subject: (data) => data.id,
    schema: z.object({ id: z.string(), note: z.string() }),
  });
  const changed = (schema: z.ZodType<{ id: string }>) => ({ ...before, schema }) as unknown as EventContract;
  const sample: EventEnvelope = {
    specversion: '1.0',
    id: '1',
    source: 'spec',
    type: 'spec.thing-happened.v1',
    time: '2026-06-01T18:00:00.000Z',
    subject: 'a',
    data: { id: 'a', note: 'n' },
  };

  it('that adds an optional field keeps accepting the sample', () => {
    accepts(before as unknown as EventContract, sample);
    accepts(changed(z.object({ id: z.string(), note: z.string(), more: z.number().optional() })), sample);
  });

  it.each([
    ['adds a field that must be there', z.object({ id: z.string(), note: z.string(), more: z.number() })],
    ['takes a field away', z.object({ id: z.string() })],
    ['changes a type', z.object({ id: z.string(), note: z.number() })],
    ['renames a field', z.object({ id: z.string(), text: z.string() })],
  ])('that %s is found', (_what, schema) => {
    expect(() => accepts(changed(schema), sample)).toThrow();
  });

  it('that is about something else is found', () => {
    expect(() => accepts({ ...before, subject: () => 'other' } as unknown as EventContract, sample)).toThrow();
  });
});

describe('generated documents', () => {
  const expected = documents(contracts);

  it('are up to date (npm run generate)', () => {
    expect(readdirSync(folder('generated')).sort()).toEqual([...expected.keys()].sort());
    for (const [file, text] of expected) expect(read('generated', file)).toBe(text);
  });

  it('describe each event in AsyncAPI, under the topic of its owner', () => {
    const api = JSON.parse(expected.get('asyncapi.json')!) as {
      channels: Record<string, { address: string; messages: object }>;
    };
    expect(api.channels.matches?.address).toBe('setpoint.matches');
    const messages = Object.values(api.channels).flatMap((channel) => Object.keys(channel.messages));
    expect(messages.sort()).toEqual(contracts.map((contract) => contract.type));
  });
});

describe('the envelope', () => {
  const { properties, required } = (
    JSON.parse(documents(contracts).get('asyncapi.json')!) as {
      components: { schemas: { envelope: { properties: Record<string, { type?: string }>; required: string[] } } };
    }
  ).components.schemas.envelope;

  it('describes all that stands in the samples', () => {
    for (const { type } of contracts) {
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(sampleOf(type))));
      expect(Object.keys(sampleOf(type))).toEqual(expect.arrayContaining(required));
    }
  });

  it('has a version, which old events lack', () => {
    expect(properties['version']).toMatchObject({ type: 'integer' });
    expect(required).not.toContain('version');
  });
});

describe('an outgoing event', () => {
  it('is a contract and its data', () => {
    const event = outgoing(events.accountVerified, { userId: 'ana' });
    expect(event).toEqual({ contract: events.accountVerified, data: { userId: 'ana' } });
  });
});
