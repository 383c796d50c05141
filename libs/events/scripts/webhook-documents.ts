import { z } from 'zod';
import type { PublicEvent } from '../src/public/public-event.js';

const print = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`;

/** What partners get in webhooks (BYD-11): a JSON Schema for the data of each event, and one AsyncAPI document. */
export function webhookDocuments(events: readonly PublicEvent[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { type, description, schema } of events) {
    const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
    const id = `https://setpoint.example/webhooks/${type}`;
    files.set(`${type}.schema.json`, print({ $schema, $id: id, title: type, description, ...rest }));
  }
  files.set('asyncapi.json', print(asyncApi(events)));
  return files;
}

const asyncApi = (events: readonly PublicEvent[]) => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Setpoint webhooks',
    version: '1.0.0',
    description:
      'Events that partners choose, posted to their address: at least once, signed as Standard Webhooks says (webhook-id, webhook-timestamp, webhook-signature). The id is the same with each try.',
  },
  defaultContentType: 'application/json',
  channels: {
    endpoint: {
      address: null,
      description: 'The address that the owner of an API key registered.',
      messages: Object.fromEntries(events.map(({ type }) => [type, { $ref: `#/components/messages/${type}` }])),
    },
  },
  operations: { post: { action: 'send', channel: { $ref: '#/channels/endpoint' } } },
  components: {
    messages: Object.fromEntries(
      events.map(({ type, description, scope, ownCentre }) => [
        type,
        {
          name: type,
          description: `${description} Needs the scope ${scope}${ownCentre ? ', and the key of the centre itself' : ''}.`,
          contentType: 'application/json',
          headers: { $ref: '#/components/schemas/headers' },
          payload: {
            type: 'object',
            required: ['type', 'timestamp', 'data'],
            properties: {
              type: { const: type },
              timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
              data: { $ref: `./${type}.schema.json` },
            },
          },
        },
      ]),
    ),
    schemas: {
      headers: {
        type: 'object',
        required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
        properties: {
          'webhook-id': { type: 'string', description: 'The same with each try, and with a replay.' },
          'webhook-timestamp': { type: 'string', description: 'When this try was sent, in seconds since 1970.' },
          'webhook-signature': { type: 'string', description: 'One for each secret, with a space between.' },
        },
      },
    },
  },
});
