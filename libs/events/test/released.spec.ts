import { readdirSync, readFileSync } from 'node:fs';
import asyncApiSpecs from '@asyncapi/specs';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import * as events from '../src/index.js';
import { contractsIn } from '../src/catalogue.js';
import { PUBLIC_EVENTS } from '../src/public/index.js';
import { documents } from '../scripts/documents.js';
import { incompatibilities } from '../scripts/evolution.js';
import { webhookDocuments } from '../scripts/webhook-documents.js';

type Json = Readonly<Record<string, unknown>>;
const folder = (name: string) => new URL(`../${name}/`, import.meta.url);
const read = (name: string, file: string) => readFileSync(new URL(file, folder(name)), 'utf8');
const current = {
  generated: documents(contractsIn(events)),
  webhooks: webhookDocuments(PUBLIC_EVENTS),
};

describe.each(['generated', 'webhooks'] as const)('events that were released (%s)', (name) => {
  it('API-21 are still there, and their schemas have got nothing but optional fields', () => {
    const released = readdirSync(folder(`released/${name}`));
    expect(released.length).toBeGreaterThan(5);
    const found = released.flatMap((file) => {
      const now = current[name].get(file);
      if (now === undefined) return [`${file} is gone`];
      const before = JSON.parse(read(`released/${name}`, file)) as Json;
      return incompatibilities(before, JSON.parse(now) as Json).map((what) => `${file}: ${what}`);
    });
    expect(found).toEqual([]);
  });

  it('API-21 BYD-11~ are described in documents that are up to date (npm run generate)', () => {
    expect(readdirSync(folder(name)).sort()).toEqual([...current[name].keys()].sort());
    for (const [file, text] of current[name]) expect(read(name, file)).toBe(text);
  });

  it('API-21 are described as AsyncAPI 3 wants it', () => {
    const validate = new Ajv({
      ...{ strict: false, allErrors: true, logger: false },
      meta: false,
      validateSchema: false,
    });
    formats.default(validate);
    // it brings the schema of JSON Schema itself along
    const { $schema: _of, ...schema } = asyncApiSpecs.schemas['3.0.0'] as Record<string, unknown>;
    const isAsyncApi = validate.compile(schema);
    const document = JSON.parse(current[name].get('asyncapi.json')!) as Json;
    expect([isAsyncApi(document), isAsyncApi.errors]).toEqual([true, null]);
    expect(isAsyncApi({ ...document, channels: { endpoint: { messages: 'all' } } })).toBe(false);
    expect(isAsyncApi({ ...document, asyncapi: '3' })).toBe(false);
  });
});

describe('a change of a released schema', () => {
  const event: Json = {
    type: 'object',
    required: ['id', 'state', 'sets'],
    properties: {
      id: { type: 'string' },
      state: { type: 'string', enum: ['OPEN', 'OVER'] },
      note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      sets: { type: 'array', items: { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } } },
    },
  };
  const withFields = (fields: Json, required = ['id', 'state', 'sets']): Json => ({
    ...event,
    required,
    properties: { ...(event['properties'] as Json), ...fields },
  });
  const without = (name: string): Json => {
    const { [name]: _gone, ...properties } = event['properties'] as Record<string, unknown>;
    return { ...event, properties };
  };

  it.each([
    ['nothing', event],
    ['an optional field', withFields({ more: { type: 'number' } })],
    ['a description', withFields({ id: { type: 'string', description: 'Opaque' } })],
    [
      'an optional field further down',
      withFields({
        sets: {
          type: 'array',
          items: { type: 'object', required: ['a'], properties: { a: { type: 'integer' }, b: { type: 'integer' } } },
        },
      }),
    ],
  ])('API-21 that adds %s is compatible', (_, now) => expect(incompatibilities(event, now)).toEqual([]));

  it.each([
    [
      'adds a field that has to be there',
      withFields({ x: {} }, ['id', 'state', 'sets', 'x']),
      'data.x is new and has to be there',
    ],
    ['takes a field away', without('note'), 'data.note is gone'],
    ['lets a field be absent', withFields({}, ['id', 'sets']), 'data.state may be absent now'],
    [
      'wants a field that was optional',
      withFields({}, ['id', 'state', 'sets', 'note']),
      'data.note has to be there now',
    ],
    ['changes a type', withFields({ id: { type: 'integer' } }), 'data.id: type was "string", is "integer"'],
    ['adds a value', withFields({ state: { type: 'string', enum: ['OPEN', 'OVER', 'LOST'] } }), 'data.state: enum'],
    ['takes null away', withFields({ note: { type: 'string' } }), 'data.note: type'],
    [
      'changes something further down',
      withFields({
        sets: { type: 'array', items: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } } },
      }),
      'data.sets[].a: type',
    ],
  ])('API-21 that %s is refused', (_, now, what) => {
    expect(incompatibilities(event, now).join('\n')).toContain(what);
  });
});
