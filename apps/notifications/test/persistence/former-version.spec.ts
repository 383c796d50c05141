import { Module } from '@nestjs/common';
import { startTestService, testPostgres, type TestDatabase } from '@setpoint/testkit';
import { Directory } from '../../src/application/ports/directory.js';
import { Messages } from '../../src/application/ports/messages.js';
import { SendMessage } from '../../src/application/send-message.js';
import { migrations } from '../../src/persistence/migrations/index.js';
import { notificationsService } from '../../src/service.js';

@Module({})
class Nothing {}

let database: TestDatabase;
beforeAll(async () => {
  database = await (await testPostgres()).freshDatabase();
});
afterAll(() => database?.drop());

describe('a database of the version before', () => {
  it('NTF-08 keeps addresses, and mails that wait', async () => {
    const former = await startTestService(
      { ...notificationsService, module: Nothing, entities: [], migrations: migrations.slice(0, 1) },
      { databaseUrl: database.url },
    );
    await former.manager.query(`
      insert into person (user_id, email, first_name, display_name, language)
      values ('ana', 'ana@setpoint.example', 'Ana', 'Ana Rossi', 'it'), ('ben', null, 'Ben', 'Ben Smith', 'en');
      insert into message (id, channel, recipient, subject, text, template, language, created_at)
      values ('m1', 'EMAIL', 'ana@setpoint.example', 'Ciao', 'Testo', 'matchInvited', 'it', '2026-06-01T10:00:00Z')`);
    await former.stop();

    const service = await startTestService(notificationsService, { databaseUrl: database.url });
    try {
      const people = await service.app.get(Directory).people(['ana', 'ben']);
      expect(people.get('ana')).toMatchObject({ email: 'ana@setpoint.example', displayName: 'Ana Rossi' });
      expect(people.get('ben')).toMatchObject({ email: null, displayName: 'Ben Smith' });
      await service.app.get(SendMessage).execute('m1');
      const { items } = await service.app.get(Messages).page({}, { first: 5 });
      expect(items).toMatchObject([
        { id: 'm1', state: 'SENT', to: 'ana@setpoint.example', text: 'Testo', userId: null },
      ]);
    } finally {
      await service.stop();
    }
  });
});
