import { createTexts, LANGUAGE_CODES } from '@setpoint/i18n';
import { composeGuestMail, composeGuestSms, type GuestMessage } from '../../src/domain/mail/guest-messages.js';
import { withoutSecrets } from '../../src/domain/mail/secrets.js';
import { aMatch } from '../builders.js';

const texts = createTexts();
const WEB = 'https://setpoint.example';
const KINDS = ['INVITED', 'ORGANISED', 'REORGANISED', 'CANCELLED', 'REMOVED', 'WITHDRAWN', 'TEAMS_EDITED'] as const;
const TOKEN = 'q6eqK0hQn9xv2o0Q0n8m8a1d4b7Jb0s9Qm3yVx2c5kE';

const aMessage = (but: Partial<GuestMessage> = {}): GuestMessage => ({
  match: aMatch(),
  kind: 'INVITED',
  name: 'Giulia',
  path: `/match/guest/${TOKEN}`,
  language: 'en',
  actor: 'Ana Rossi',
  court: { name: 'Tennis Club Navigli', city: 'Milano' },
  ...but,
});

describe('messages to guests', () => {
  it.each(KINDS.flatMap((kind) => LANGUAGE_CODES.map((language) => [kind, language] as const)))(
    'MAT-05~ I18N-01~ %s has all its texts in %s',
    (kind, language) => {
      const message = aMessage({ kind, language });
      const mail = composeGuestMail(message, texts, WEB);
      expect(mail.subject + mail.text + mail.html).not.toMatch(/\{\{|guest[A-Z]|mail:|label\./);
      expect(mail.text).toContain(`${WEB}/match/guest/${TOKEN}`);
      expect(composeGuestSms(message, texts, WEB)).not.toMatch(/\{\{|guest[A-Z]/);
    },
  );

  it('MAT-05~ differ in each language', () => {
    for (const kind of KINDS) {
      const subjects = LANGUAGE_CODES.map(
        (language) => composeGuestMail(aMessage({ kind, language }), texts, WEB).subject,
      );
      expect(new Set(subjects).size).toBe(LANGUAGE_CODES.length);
    }
  });

  it('MAT-05~ name who invites, when and where, and can be stopped from each mail', () => {
    const { subject, text, html } = composeGuestMail(aMessage(), texts, WEB);
    expect(subject).toBe('Ana Rossi invites you to a match');
    expect(text).toContain('Hi Giulia,');
    expect(text).toContain('When: 03/06/2026 at 18:00');
    expect(text).toContain('Where: Tennis Club Navigli, Milano');
    expect(text).toContain(`No more mails from Setpoint: ${WEB}/match/guest/${TOKEN}?stop=1`);
    expect(html).toContain(`${TOKEN}?stop=1`);
    const open = composeGuestMail(aMessage({ match: aMatch({ startsAt: null }), court: null }), texts, WEB).text;
    expect(open).toContain('When: To be agreed\nWhere: To be agreed');
  });

  it('MAT-05~ fit into one SMS of GSM letters, with the whole link, however long a name is', () => {
    for (const actor of ['Ana Rossi', 'Łukasz Müller', 'Ana {^} '.repeat(40), '山田'])
      for (const language of LANGUAGE_CODES)
        for (const kind of KINDS) {
          const sms = composeGuestSms(aMessage({ actor, language, kind }), texts, WEB);
          expect(sms.length).toBeLessThanOrEqual(160);
          expect(sms).toMatch(/^[ -Z_a-z]+$/);
          expect(sms).toContain(`: ${WEB}/match/guest/${TOKEN}`);
        }
    expect(composeGuestSms(aMessage({ language: 'fr', kind: 'CANCELLED' }), texts, WEB)).toMatch(
      /^Ton match est annule: /,
    );
  });

  it('MAT-05~ are kept without their link once they left', () => {
    const { text } = composeGuestMail(aMessage(), texts, WEB);
    expect(withoutSecrets({ template: 'guestInvited', text, html: null })?.text).not.toContain(TOKEN);
  });
});
