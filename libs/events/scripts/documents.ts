import { z } from 'zod';
import type { EventContract } from '../src/contract.js';

/** Content of each generated file, by its name: a JSON Schema for the data of each event, and one AsyncAPI document. */
export function documents(contracts: readonly EventContract[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const contract of contracts) files.set(`${contract.type}.schema.json`, print(dataSchema(contract)));
  files.set('asyncapi.json', print(asyncApi(contracts)));
  return files;
}

const print = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`;

/** Consumers ignore fields that they don't know, so the schema allows them: fields may be added. */
function dataSchema(contract: EventContract): object {
  const { $schema, ...schema } = z.toJSONSchema(contract.schema, { io: 'input' });
  return { $schema, $id: `https://setpoint.example/events/${contract.type}`, title: contract.type, ...schema };
}

function asyncApi(contracts: readonly EventContract[]): object {
  const owners = [...new Set(contracts.map((contract) => contract.owner))].sort();
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Setpoint events',
      version: '1.0.0',
      description:
        'Facts that services publish for each other. CloudEvents 1.0 in structured mode, at least once, in order for each subject.',
    },
    defaultContentType: 'application/cloudevents+json',
    channels: Object.fromEntries(
      owners.map((owner) => [
        owner,
        {
          address: `setpoint.${owner}`,
          description: `Events of ${owner}. The key of a record is the subject.`,
          messages: Object.fromEntries(
            contracts
              .filter((contract) => contract.owner === owner)
              .map(({ type }) => [type, { $ref: `#/components/messages/${type}` }]),
          ),
        },
      ]),
    ),
    operations: Object.fromEntries(
      owners.map((owner) => [`${owner}-emits`, { action: 'send', channel: { $ref: `#/channels/${owner}` } }]),
    ),
    components: {
      messages: Object.fromEntries(
        contracts.map(({ type }) => [
          type,
          {
            name: type,
            contentType: 'application/cloudevents+json',
            payload: {
              allOf: [
                { $ref: '#/components/schemas/envelope' },
                {
                  type: 'object',
                  properties: { type: { const: type }, data: { $ref: `./${type}.schema.json` } },
                },
              ],
            },
          },
        ]),
      ),
      schemas: { envelope: ENVELOPE },
    },
  };
}

const ENVELOPE = {
  type: 'object',
  required: ['specversion', 'id', 'source', 'type', 'time', 'subject', 'data'],
  properties: {
    specversion: { const: '1.0' },
    id: { type: 'string', description: 'Unique: the same id again is the same event again.' },
    source: { type: 'string', description: 'Service that emits it.' },
    type: { type: 'string', pattern: '^[a-z]+\\.[a-z-]+\\.v[0-9]+$' },
    time: { type: 'string', format: 'date-time' },
    subject: { type: 'string', description: 'Aggregate that it is about.' },
    version: {
      type: 'integer',
      description:
        'Rises with each event of its source: of two about the same thing, the higher one tells the newer state. Absent on old events.',
    },
    snapshot: {
      const: true,
      description:
        'It tells what is, not what has happened: the state was emitted anew. Nobody is to be notified of it.',
    },
    traceparent: { type: 'string', description: 'W3C trace context of the command that led to it.' },
    data: { type: 'object' },
  },
};
