import { player, startTestService, TEST_SECRET, type TestService } from '@setpoint/testkit';
import { signIdentity } from '../src/index.js';
import { rallyService, type RallyTables } from './rally/rally.service.js';

let service: TestService<RallyTables>;
let address: string;
beforeAll(async () => {
  service = await startTestService<RallyTables>(rallyService);
  address = await service.listen(0, '127.0.0.1');
}, 60_000);
afterAll(() => service?.stop());

const post = (path: string, headers: Record<string, string> = {}, query = '{ myRallies { id } }') =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
const asAna = async () => ({ 'x-setpoint-identity': await signIdentity(TEST_SECRET, player('ana')) });

describe('the private door of a service', () => {
  it('serves the gateway', async () => {
    const answer = await post('/graphql', await asAna());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ data: { myRallies: [] } });
  });

  it.each(['/graphql', '/graphql/', '/GraphQL', '/graphql?x=1', '//graphql'])(
    'lets nobody else in, however the path is written: %s',
    async (path) => {
      for (const headers of [{}, { 'x-setpoint-identity': 'forged' }, { authorization: 'JWT x' }]) {
        const answer = await post(path, headers as Record<string, string>);
        expect([401, 404]).toContain(answer.status);
        expect(await answer.text()).not.toContain('myRallies');
      }
    },
  );

  it('refuses with a code, before the body is read', async () => {
    const answer = await post('/graphql');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  it('takes requests as long as the representations of a long list', async () => {
    const query = `{ myRallies { id } } # ${'x'.repeat(1_000_000)}`;
    expect((await post('/graphql', await asAna(), query)).status).toBe(200);
  });

  it('takes the correlation id of the request', async () => {
    const answer = await post('/graphql', { ...(await asAna()), 'x-request-id': 'r-7' }, '{ broken }');
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { correlationId: 'r-7' } }] });
  });

  it('says how it is', async () => {
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toContain('setpoint_requests_total{service="rally",operation="Query.myRallies",outcome="done"}');
    expect((await fetch(`${address}/anything`)).status).toBe(404);
  });

  it('is not ready any more when it retires, but still serves', async () => {
    service.retire();
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    const answer = await post('/graphql', await asAna());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
  });
});
