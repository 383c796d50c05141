import { LONGEST_HISTORY } from '@setpoint/kernel';
import { startTestService, support, type TestService } from '@setpoint/testkit';
import { Webhooks } from '../../src/application/ports/webhooks.js';
import { notificationsService } from '../../src/service.js';

describe('long lists of notifications', () => {
  let service: TestService;
  beforeAll(async () => (service = await startTestService(notificationsService)));
  afterAll(() => service?.stop());

  it('ADM-01~ show the latest of what was done with an endpoint', async () => {
    await service.manager.query(`insert into webhook_action (endpoint_id, kind, by, at, reason)
      select 'e', 'DISABLED', 'sam', now(), n::text from generate_series(1, 31) n`);
    const shown = (await service.app.get(Webhooks).log('e')).map(({ reason }) => Number(reason));
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([30, 2, 31]);
  });

  it('ADM-01~ show the latest of what support wrote to a player', async () => {
    await service.manager.query(`insert into support_action (kind, by, at, user_id, after)
      select 'MESSAGE_SENT', 'sam', '2026-03-01'::timestamptz + n * interval '1 minute', 'ana', n::text
      from generate_series(1, ${LONGEST_HISTORY + 1}) n`);
    const query = `{ messageActions(userId: "ana") { at } }`;
    const { data, errors } = await service.query<{ messageActions: { at: Date }[] }>(query, {}, support('sam'));
    expect(errors).toBeUndefined();
    expect(data!.messageActions).toHaveLength(LONGEST_HISTORY);
    expect(new Date(data!.messageActions[0]!.at).getUTCMinutes()).toBe(2);
  });
});
