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
