import { readFileSync } from 'node:fs';
import { notificationsConfig } from '../../src/config.js';

const sends = (mailFrom: string) => notificationsConfig.safeParse({ mailFrom }).success;

describe('the sender of mails', () => {
  it('can be answered, as the privacy page says, by default and in the overlays', () => {
    expect(sends(notificationsConfig.parse({}).mailFrom)).toBe(true);
    const settings = readFileSync(new URL('../../../../k8s/base/notifications/settings.env', import.meta.url), 'utf8');
    expect(sends(/^MAIL_FROM=(.+)$/m.exec(settings)![1]!)).toBe(true);
  });

  it.each(['Setpoint <noreply@setpoint.example>', 'no-reply@setpoint.example', 'Do-Not-Reply@setpoint.example'])(
    'is refused as %s, whose mail nobody reads',
    (sender) => {
      expect(sends(sender)).toBe(false);
    },
  );
});

describe('the provider of SMS', () => {
  const issues = (settings: object) =>
    notificationsConfig.safeParse(settings).error?.issues.map(({ path }) => path.join('.')) ?? [];
  const mails = { smtpUrl: 'smtp://mail:587', production: true };
  const provider = { smsAccountId: 'AC1', smsToken: 'secret', smsSender: 'Setpoint' };

  it('ACC-02~ is needed in production where mails leave', () => {
    expect(issues(mails)).toEqual(['smsAccountId']);
    expect(issues({ ...mails, ...provider })).toEqual([]);
    expect(issues({ ...mails, production: false })).toEqual([]);
    expect(issues({ production: true })).toEqual([]);
  });

  it.each(['smsAccountId', 'smsToken', 'smsSender'] as const)('is whole or not there: %s is missing', (missing) => {
    expect(issues({ ...provider, [missing]: undefined })).toEqual(['smsToken']);
  });

  it.each(['+390612345', 'Setpoint', 'MG0123456789'])('sends as %s', (smsSender) => {
    expect(issues({ ...provider, smsSender })).toEqual([]);
  });

  it.each(['0612345', 'A sender of many letters', ''])('does not send as "%s"', (smsSender) => {
    expect(issues({ ...provider, smsSender })).toContain('smsSender');
  });
});
