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
import { MailTemplates } from '../../src/application/mail-templates.js';
import { NotifyRecipients } from '../../src/application/notify-recipients.js';
import { SendAccountMail } from '../../src/application/send-account-mail.js';
import { aMatch, anEvent, aResult } from '../builders.js';
import { MemoryUnitOfWork } from '../memory/memory-unit-of-work.js';

const clock = new FixedClock('2026-06-01T10:00:00Z');
const notify = new NotifyRecipients(clock, new CountingIds('n'), {});
const invitation = (id?: string) =>
  anEvent(playersInvited, { match: aMatch(), actorId: 'ana', playerIds: ['carla', 'ben'] }, id);

let work: MemoryUnitOfWork;
beforeEach(() => {
  work = new MemoryUnitOfWork();
});

describe('notifying people', () => {
  it('NTF-07 goes to the app and by mail, also where the address is not known yet', async () => {
    await notify.execute(invitation(), work);
    expect(work.kept.map(({ userId, type }) => [userId, type])).toEqual([
      ['carla', 'MATCH_INVITED'],
      ['ben', 'MATCH_INVITED'],
    ]);
    expect(work.pushed).toEqual(['carla', 'ben']);
    expect(work.posted.map(({ userId, template }) => [userId, template])).toEqual([
      ['carla', 'matchInvited'],
      ['ben', 'matchInvited'],
    ]);
    expect(work.posted[0]).toMatchObject({ content: { template: 'matchInvited', actorId: 'ana', match: aMatch() } });
  });

  it('NTF-08 reaches each of them once when the event comes twice', async () => {
    await notify.execute(invitation('same'), work);
    await notify.execute(invitation('same'), work);
    expect(work.kept).toHaveLength(2);
    expect(work.posted).toHaveLength(2);
    expect(work.pushed).toHaveLength(2);
  });

  it('NTF-07 stays in the app where no mail is needed', async () => {
    await notify.execute(anEvent(followChanged, { followerId: 'ana', followedId: 'ben', following: true }), work);
    expect(work.kept.map(({ userId }) => userId)).toEqual(['ben']);
    expect(work.posted).toEqual([]);
  });

  it('NTF-01~ concerns nobody when there is nobody else', async () => {
    const match = aMatch({ teamB: [], invited: [] });
    await notify.execute(anEvent(matchOrganised, { match, actorId: 'ana' }), work);
    expect([work.kept, work.posted, work.pushed]).toEqual([[], [], []]);
  });

  it('REP-05~ reminds by mail the day before, in the app in the last hour too', async () => {
    for (const ahead of ['DAY', 'HOUR'] as const) {
      await notify.execute(anEvent(matchReminderDue, { match: aMatch(), ahead }), work);
    }
    expect(work.kept).toHaveLength(4);
    expect(work.posted.map(({ userId }) => userId)).toEqual(['ana', 'ben']);
  });

  it('RES-03 mails the other side the score', async () => {
    const countsAt = '2026-06-06T17:30:00.000Z';
    const entered = { match: aMatch(), actorId: 'ana', result: aResult(), countsAt };
    await notify.execute(anEvent(resultEntered, entered), work);
    expect(work.posted).toHaveLength(1);
    expect(work.posted[0]).toMatchObject({ userId: 'ben', content: { actorId: 'ana', result: aResult(), countsAt } });
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
    const templates = new MailTemplates(createTexts(), 'https://setpoint.example');
    await new SendAccountMail(clock, new CountingIds('m'), templates).execute(request.data, work);
    expect(work.posted).toMatchObject([{ to: 'dora@setpoint.example', template: 'resetPassword', language: 'fr' }]);
    expect(work.posted[0]).toMatchObject({
      html: expect.stringContaining('https://setpoint.example/auth/change-password?oobCode=x'),
    });
  });
});
