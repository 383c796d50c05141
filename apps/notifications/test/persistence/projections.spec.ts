import { accountRegistered, courtChanged, emailChanged, profileChanged } from '@setpoint/events';
import { startTestService, type TestService } from '@setpoint/testkit';
import { Directory } from '../../src/application/ports/directory.js';
import { referrerOf } from '../../src/persistence/projections/people.js';
import { notificationsService } from '../../src/service.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(notificationsService, { jobs: false });
});
afterAll(() => service.stop());

const account = (userId: string) => ({
  userId,
  email: `${userId}@setpoint.example`,
  firstName: 'Ana',
  lastName: 'Rossi',
  sports: [1 as const],
  language: 'it' as const,
  referredBy: 'ben',
  roles: [],
});
const profile = (userId: string, displayName: string) => ({
  userId,
  firstName: 'Anna',
  lastName: 'Rossi',
  displayName,
  sex: null,
  language: 'fr' as const,
  sports: [1 as const],
  inviteCode: 'CODE',
  location: { name: 'Lyon', country: 'FR', lat: 45.7, lng: 4.8, timeZone: 'Europe/Paris' },
});
const person = async (id: string) =>
  (await service.app.get(Directory).people([id])).get(id) ?? Promise.reject(new Error(`${id} is not known`));

describe('what is kept of people and centres', () => {
  it('NTF-07 address from the account, name and language from the profile, in whichever order they come', async () => {
    await service.deliver(accountRegistered, account('first'));
    await service.deliver(profileChanged, profile('first', 'Anna R.'));
    await service.deliver(profileChanged, profile('second', 'Anna R.'));
    await service.deliver(accountRegistered, account('second'));
    for (const id of ['first', 'second']) {
      expect(await person(id)).toMatchObject({
        email: `${id}@setpoint.example`,
        firstName: 'Anna',
        displayName: 'Anna R.',
        language: 'fr',
      });
      expect(await referrerOf(service.manager, id)).toBe('ben');
    }
  });

  it('NTF-07 the account’s own name and language until there is a profile', async () => {
    await service.deliver(accountRegistered, account('newcomer'));
    expect(await person('newcomer')).toMatchObject({ displayName: 'Ana Rossi', language: 'it' });
  });

  it('NTF-08 the newest profile, also when an older one is delivered late', async () => {
    await service.deliver(profileChanged, profile('late', 'New'), { version: 20 });
    await service.deliver(profileChanged, profile('late', 'Old'), { version: 10 });
    expect((await person('late')).displayName).toBe('New');
  });

  it('AUTH mails go to the new address once it has changed', async () => {
    await service.deliver(accountRegistered, account('moved'));
    await service.deliver(emailChanged, { userId: 'moved', email: 'new@setpoint.example' });
    expect((await person('moved')).email).toBe('new@setpoint.example');
  });

  it('AUTH mails go to the new address, also when the registration is delivered late', async () => {
    await service.deliver(emailChanged, { userId: 'swift', email: 'new@setpoint.example' }, { version: 20 });
    await service.deliver(accountRegistered, account('swift'), { version: 10 });
    expect(await person('swift')).toMatchObject({ email: 'new@setpoint.example', displayName: 'Ana Rossi' });
    expect(await referrerOf(service.manager, 'swift')).toBe('ben');
    await service.deliver(accountRegistered, { ...account('swift'), email: 'newest@x.example' }, { version: 30 });
    await service.deliver(emailChanged, { userId: 'swift', email: 'new@setpoint.example' }, { version: 20 });
    expect((await person('swift')).email).toBe('newest@x.example');
  });

  it('AUTH mails go to an address that arrives before anything else of the person', async () => {
    await service.deliver(emailChanged, { userId: 'early', email: 'x@setpoint.example' });
    await service.deliver(profileChanged, profile('early', 'Anna R.'));
    expect(await person('early')).toMatchObject({ email: 'x@setpoint.example', displayName: 'Anna R.' });
  });

  it('CRT-01 the newest facts of a centre', async () => {
    const court = {
      courtId: 'c1',
      city: 'Milano',
      country: 'IT',
      lat: 45,
      lng: 9,
      timeZone: 'Europe/Rome',
      sports: [1 as const],
    };
    await service.deliver(courtChanged, { ...court, name: 'New' }, { version: 20 });
    await service.deliver(courtChanged, { ...court, name: 'Old' }, { version: 10 });
    expect(await service.app.get(Directory).place('c1')).toEqual({ courtId: 'c1', name: 'New', city: 'Milano' });
  });
});
