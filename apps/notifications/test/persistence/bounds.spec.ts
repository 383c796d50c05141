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

  it('BYD-11~ are forgotten after 30 days in batches, whatever has come together, and go on where they were interrupted', async () => {
    const { manager, clock } = service;
    const old = new Date(clock.now().getTime() - 30 * 86_400_000 - 1);
    await manager.query(`insert into partner_key values ('k', 'Boards', 'TC', '{}', null, null, false)`);
    await manager.query(`insert into webhook_endpoint (id, key_id, url, types, sealed_secret, created_at)
      select 'e' || n, 'k', 'https://boards.example', '{match.confirmed.v1}', '', now() from generate_series(1, 2) n`);
    await manager.query(
      `insert into webhook_message
        select 'm' || n, 'match.confirmed.v1', 's', case when n > 1200 then $1::timestamptz else $2 end, '{}'
        from generate_series(1, 1203) n`,
      [clock.now(), old],
    );
    await manager.query(`insert into webhook_delivery (id, endpoint_id, message_id, state, created_at)
      select m.id || e.id, e.id, m.id, 'DELIVERED', m.at from webhook_message m, webhook_endpoint e`);
    const kept = async () =>
      (await manager.query(`select (select count(*)::int from webhook_message) as messages,
        (select count(*)::int from webhook_delivery) as deliveries`)) as unknown[];
    expect(await service.app.get(Webhooks).forget(clock.now())).toBe(500);
    expect(await kept()).toEqual([{ messages: 703, deliveries: 1406 }]);
    await service.runTimers(clock.now());
    expect(await kept()).toEqual([{ messages: 3, deliveries: 6 }]);
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
