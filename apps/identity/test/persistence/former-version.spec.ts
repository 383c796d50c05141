import { Module } from '@nestjs/common';
import { userId } from '@setpoint/kernel';
import { startTestService, testPostgres, type TestDatabase } from '@setpoint/testkit';
import { Accounts } from '../../src/application/ports/accounts.js';
import { SigningKeys } from '../../src/application/ports/signing-keys.js';
import { migrations } from '../../src/persistence/migrations/index.js';
import { identityService } from '../../src/service.js';

@Module({})
class Nothing {}

let database: TestDatabase;
beforeAll(async () => {
  database = await (await testPostgres()).freshDatabase();
});
afterAll(() => database?.drop());

describe('a database of the version before', () => {
  it('AUTH-05 AUTH-20 keeps its accounts and keys', async () => {
    const former = await startTestService(
      { ...identityService, module: Nothing, entities: [], migrations: migrations.slice(0, 1) },
      { databaseUrl: database.url },
    );
    await former.manager.query(`
      insert into account (id, provider_uid, status, email, first_name, last_name, sports, language, roles,
        registered_at, verified_at, signed_in_said_at)
      values ('ana', 'uid-ana', 'ACTIVE', 'ana@setpoint.example', 'Ana', 'García', '{1,2}', 'es', '{SUPPORT}',
        '2026-05-01T10:00:00Z', '2026-05-02T10:00:00Z', '2026-05-03T10:00:00Z');
      insert into signing_key (kid, public_jwk, sealed_private_jwk, published_at, signs_from)
      values ('k1', '{"kty": "OKP"}', 'cipher', '2026-05-01T10:00:00Z', '2026-05-01T10:00:00Z')`);
    await former.stop();

    const service = await startTestService(identityService, {
      databaseUrl: database.url,
      settings: { provider: 'memory' },
    });
    try {
      expect(await service.app.get(Accounts).find(userId('ana'))).toMatchObject({
        status: 'VERIFIED',
        email: 'ana@setpoint.example',
        sports: [1, 2],
        roles: ['SUPPORT'],
        signedInEmittedAt: new Date('2026-05-03T10:00:00Z'),
      });
      expect(await service.app.get(SigningKeys).all()).toMatchObject([
        { kid: 'k1', publicJwk: { kty: 'OKP' }, encryptedPrivateJwk: 'cipher' },
      ]);
    } finally {
      await service.stop();
    }
  });
});
