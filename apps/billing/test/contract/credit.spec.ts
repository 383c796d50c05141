import { player, startTestService, VISITOR, type TestService } from '@setpoint/testkit';
import { creditGranted } from '../../src/domain/ledger.js';
import { post } from '../../src/persistence/ledger.js';
import { billingService } from '../../src/service.js';
import { NOW } from '../builders.js';

const CREDIT = '{ myCredit { cents currency } }';

describe('credit in the billing subgraph', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(billingService);
  });
  afterAll(() => service?.stop());

  it('BIL-07~ API-13 is seen by its owner alone', async () => {
    const made = creditGranted({ id: 'p1', cause: 'award:a1', at: NOW }, 'ana', 1_250);
    await service.manager.transaction((manager) => post(manager, made));
    expect((await service.query(CREDIT, {}, player('ana'))).data).toEqual({
      myCredit: { cents: 1_250, currency: 'EUR' },
    });
    expect((await service.query(CREDIT, {}, player('ben'))).data).toEqual({ myCredit: { cents: 0, currency: 'EUR' } });
    expect((await service.query(CREDIT, {}, VISITOR)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });
});
