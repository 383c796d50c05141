import { guestMessageRequested, type DataOf } from '@setpoint/events';
import { createTexts } from '@setpoint/i18n';
import { CountingIds, FixedClock } from '@setpoint/testkit';
import { MailTemplates } from '../../src/application/mail-templates.js';
import { SendGuestMessage } from '../../src/application/send-guest-message.js';
import { aMatch } from '../builders.js';
import { MemoryDirectory } from '../memory/memory-directory.js';
import { MemoryUnitOfWork } from '../memory/memory-unit-of-work.js';

const directory = new MemoryDirectory().knows('ana', { language: 'it' });
const templates = new MailTemplates(createTexts(), 'https://setpoint.example');
const send = new SendGuestMessage(new FixedClock('2026-06-01T10:00:00Z'), new CountingIds('m'), directory, templates);

async function posted(but: Partial<DataOf<typeof guestMessageRequested>> = {}) {
  const work = new MemoryUnitOfWork();
  const request = guestMessageRequested.schema.parse({
    ...{ match: aMatch(), kind: 'INVITED', actorId: 'ana', invitedBy: 'ana', name: 'Giulia', channel: 'EMAIL' },
    ...{ address: 'giulia@example.com', language: null, path: '/match/guest/token', ...but },
  });
  await send.execute(request, work);
  return work.posted;
}

describe('sending to guests', () => {
  it('MAT-05~ mails in the language of who invited, unless another was chosen', async () => {
    expect(await posted()).toMatchObject([
      { channel: 'EMAIL', to: 'giulia@example.com', language: 'it', subject: 'Ana Rossi ti invita a una partita' },
    ]);
    expect(await posted({ language: 'es' })).toMatchObject([
      { language: 'es', template: 'guestInvited', userId: null },
    ]);
    expect(await posted({ invitedBy: 'unknown' })).toMatchObject([{ language: 'en' }]);
  });

  it('MAT-05~ sends an SMS without subject and markup', async () => {
    expect(await posted({ channel: 'SMS', address: '+393331234567', kind: 'CANCELLED', actorId: null })).toMatchObject([
      {
        ...{ channel: 'SMS', to: '+393331234567', subject: null, html: null },
        text: 'La tua partita e annullata: https://setpoint.example/match/guest/token',
      },
    ]);
  });
});
