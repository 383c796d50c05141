import { LONGEST_HISTORY } from '@setpoint/kernel';
import { startTestService } from '@setpoint/testkit';
import { ApiKeys } from '../../src/application/ports/api-keys.js';
import { identityService } from '../../src/service.js';

describe('the history of an API key', () => {
  it('ADM-01~ shows the latest of what support did, in its order', async () => {
    const service = await startTestService(identityService);
    try {
      await service.manager.query(`insert into api_key_action (key_id, kind, by, at, reason)
        select 'k', 'ROTATED', 'sam', now(), n::text from generate_series(1, ${LONGEST_HISTORY + 1}) n`);
      const shown = (await service.app.get(ApiKeys).log('k')).map(({ reason }) => Number(reason));
      expect([shown.length, shown[0], shown.at(-1)]).toEqual([LONGEST_HISTORY, 2, LONGEST_HISTORY + 1]);
    } finally {
      await service.stop();
    }
  });
});
