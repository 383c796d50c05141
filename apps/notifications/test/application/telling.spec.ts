import {
  accountMailRequested,
  followChanged,
  matchOrganised,
  matchReminderDue,
  playersInvited,
  resultEntered,
} from '@setpoint/events';
import { createTexts } from '@setpoint/i18n';
import { CountingIds, FixedClock } from '@setpoint/testkit';
import { Letters } from '../../src/application/letters.js';
import { SendAccountMail } from '../../src/application/send-account-mail.js';
import { TellRecipients } from '../../src/application/tell-recipients.js';
import { aMatch, anEvent, aResult } from '../builders.js';
import { MemoryDesk } from '../memory/memory-desk.js';

const clock = new FixedClock('2026-06-01T10:00:00Z');
const letters = new Letters(createTexts(), 'https://setpoint.example');
const tell = new TellRecipients(clock, new CountingIds('n'), letters);
const invitation = (id?: string) =>
  anEvent(playersInvited, { match: aMatch(), actorId: 'ana', playerIds: ['carla', 'ben'] }, id);

let desk: MemoryDesk;
beforeEach(() => {
  desk = new MemoryDesk().knows('ana').knows('ben', { language: 'es' }).knows('carla', { language: 'it' });
  desk.places.set('c1', { courtId: 'c1', name: 'Tennis Club Navigli', city: 'Milano' });
});

describe('telling people', () => {
  it('NTF-07 tells in the app and by mail, each in their language', async () => {
    await tell.execute(invitation(), desk);
    expect(desk.kept.map(({ userId, type }) => [userId, type])).toEqual([
      ['carla', 'MATCH_INVITED'],
      ['ben', 'MATCH_INVITED'],
    ]);
    expect(desk.rung).toEqual(['carla', 'ben']);
    expect(desk.posted.map(({ to, language, template }) => [to, language, template])).toEqual([
      ['carla@setpoint.example', 'it', 'matchInvited'],
      ['ben@setpoint.example', 'es', 'matchInvited'],
    ]);
    expect(desk.posted[0]!.text).toContain('Dove: Tennis Club Navigli, Milano');
    expect(desk.posted[0]!.text).toContain('Squadra A: Ana Rossi');
  });

  it('NTF-08 tells each of them once when the event comes twice', async () => {
    await tell.execute(invitation('same'), desk);
    await tell.execute(invitation('same'), desk);
    expect(desk.kept).toHaveLength(2);
    expect(desk.posted).toHaveLength(2);
    expect(desk.rung).toHaveLength(2);
  });

  it('NTF-07 tells in the app alone what needs no mail, and people whose address is not known', async () => {
    await tell.execute(anEvent(followChanged, { followerId: 'ana', followedId: 'ben', following: true }), desk);
    desk.knows('dora', { email: null });
    const match = aMatch({ teamB: ['dora'], invited: ['nobody-knows-them'] });
    await tell.execute(anEvent(matchOrganised, { match, actorId: 'ana' }), desk);
    expect(desk.kept.map(({ userId }) => userId)).toEqual(['ben', 'dora', 'nobody-knows-them']);
    expect(desk.posted).toEqual([]);
  });

  it('REP-05 reminds by mail the day before, in the app in the last hour too', async () => {
    for (const ahead of ['DAY', 'HOUR'] as const) {
      await tell.execute(anEvent(matchReminderDue, { match: aMatch(), ahead }), desk);
    }
    expect(desk.kept).toHaveLength(4);
    expect(desk.posted.map(({ to }) => to)).toEqual(['ana@setpoint.example', 'ben@setpoint.example']);
  });

  it('RES-03 mails the other side the score', async () => {
    await tell.execute(anEvent(resultEntered, { match: aMatch(), actorId: 'ana', result: aResult() }), desk);
    expect(desk.posted).toHaveLength(1);
    expect(desk.posted[0]).toMatchObject({ to: 'ben@setpoint.example' });
    expect(desk.posted[0]!.text).toContain('6-4 3-6 10-7');
  });

  it('AUTH-02 mails an account link to the address that asked', async () => {
    const request = anEvent(accountMailRequested, {
      userId: 'dora',
      email: 'dora@setpoint.example',
      firstName: 'Dora',
      language: 'fr',
      kind: 'RESET_PASSWORD',
      path: '/auth/change-password?oobCode=x',
    });
    await new SendAccountMail(clock, new CountingIds('m'), letters).execute(request.data, desk);
    expect(desk.posted).toMatchObject([{ to: 'dora@setpoint.example', template: 'resetPassword', language: 'fr' }]);
    expect(desk.posted[0]!.html).toContain('https://setpoint.example/auth/change-password?oobCode=x');
  });
});
