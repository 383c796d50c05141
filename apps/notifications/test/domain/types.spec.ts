import { createTexts, LANGUAGE_CODES } from '@setpoint/i18n';
import { MailTemplates } from '../../src/application/mail-templates.js';
import { MessagePreviews } from '../../src/application/message-previews.js';
import { mailTemplateOf } from '../../src/domain/mail/mail-rules.js';
import { NOTIFICATION_TYPES, type NotificationType } from '../../src/domain/notice.js';
import { isDigested, isPushed, topicOf } from '../../src/domain/topics.js';

/** What the requirement names, and the types that stand for it. */
const REQUIRED: Readonly<Record<string, readonly NotificationType[]>> = {
  followed: ['FOLLOWED'],
  'invitation accepted (referral)': ['REFERRAL_ACCEPTED'],
  'match invited': ['MATCH_INVITED'],
  joined: ['MATCH_JOINED'],
  left: ['MATCH_LEFT'],
  removed: ['MATCH_REMOVED'],
  organised: ['MATCH_ORGANISED'],
  reorganised: ['MATCH_REORGANISED'],
  cancelled: ['MATCH_CANCELLED'],
  'auto-cancelled': ['MATCH_AUTO_CANCELLED'],
  reminder: ['MATCH_REMINDER'],
  'result entered': ['RESULT_ENTERED'],
  confirmed: ['RESULT_CONFIRMED'],
  'auto-confirmed': ['RESULT_AUTO_CONFIRMED'],
  disputed: ['RESULT_DISPUTED'],
  'evaluation received': ['EVALUATION_RECEIVED'],
  'no-show reported and its outcome': [
    'NO_SHOW_REPORTED',
    'NO_SHOW_CONFIRMED',
    'NO_SHOW_AUTO_CONFIRMED',
    'NO_SHOW_REJECTED',
  ],
  extension: ['TOURNAMENT_EXTENSION', 'LEAGUE_EXTENSION'],
  'chat message': ['CHAT_MESSAGE', 'CHAT_GUEST_MESSAGE'],
  'league: match created': ['MATCH_CREATED'],
  'league: phase starting': ['LEAGUE_PHASE_STARTING'],
  'league: standings milestones': ['LEAGUE_LEADER', 'LEAGUE_TOP_TWO'],
  'league: final': ['LEAGUE_FINAL'],
  'league: ranking': ['LEAGUE_RANKING'],
  'payment due': ['TOURNAMENT_PAYMENT_DUE', 'LEAGUE_PAYMENT_DUE'],
  succeeded: ['PAYMENT_SUCCEEDED'],
  failed: ['PAYMENT_FAILED'],
  refund: ['PAYMENT_REFUNDED'],
  'subscription suspended': ['LEAGUE_SUBSCRIPTION_SUSPENDED'],
  deactivated: ['LEAGUE_SUBSCRIPTION_DEACTIVATED'],
  'level up': ['LEVEL_UP'],
  down: ['LEVEL_DOWN'],
  stable: ['LEVEL_STABLE'],
  'support messages': ['SUPPORT_MESSAGE'],
  'picture removed': ['AVATAR_REMOVED'],
};

const texts = createTexts();
const previews = new MessagePreviews(new MailTemplates(texts, 'https://setpoint.example'));
/** What a text shows when a key or a value of it is missing. */
const LEFTOVER =
  /\{\{|\}\}|\b(undefined|null|NaN)\b|Invalid Date|\b(mail|notification|text|label|sport):?\.[a-z]\w+\b/i;

describe('types of notifications', () => {
  it.each(Object.entries(REQUIRED))('NTF-01~ %s', (_, types) => {
    for (const type of types) expect(NOTIFICATION_TYPES).toContain(type);
  });

  it.each(NOTIFICATION_TYPES)('NTF-01~ NTF-09 %s has a topic and words for the bell in every language', (type) => {
    expect(topicOf(type)).toBeDefined();
    for (const language of LANGUAGE_CODES) expect(texts.has(language, `notification:text.${type}`)).toBe(true);
  });

  it('NTF-09 has a preview of everything that is sent', () => {
    const shown = new Map(previews.all().map(({ id, channels }) => [id, channels]));
    for (const type of NOTIFICATION_TYPES) {
      const channels = shown.get(type) ?? [];
      expect([type, channels.includes('EMAIL')]).toEqual([type, mailTemplateOf(type) !== null]);
      const rings = isPushed(type) || type === 'MATCH_REMINDER';
      expect([type, channels.includes('PUSH')]).toEqual([type, rings]);
    }
    expect([...shown.keys()]).toEqual(expect.arrayContaining(['digest', 'verifyEmail', 'phoneCode', 'guestInvited']));
    expect(previews.of('FOLLOWED', 'SMS', 'en')).toBeNull();
    expect(previews.of('NOTHING', 'EMAIL', 'en')).toBeNull();
  });

  it.each(LANGUAGE_CODES)('NTF-09 every preview is whole in %s', (language) => {
    for (const { id, channels } of previews.all())
      for (const channel of channels) {
        const { subject, text, html } = previews.of(id, channel, language)!;
        const shown = `${id} ${channel}: ${subject ?? ''} ${text} ${html ?? ''}`;
        expect(shown.replaceAll(/https?:\S+|style="[^"]*"|<[^>]+>/g, '')).not.toMatch(LEFTOVER);
        if (channel === 'PUSH') expect(text).toMatch(/\nhttps:\/\/setpoint\.example\//);
      }
  });

  it('NTF-07 news for the digest have no mail of their own', () => {
    for (const type of NOTIFICATION_TYPES.filter(isDigested))
      expect([type, mailTemplateOf(type)]).toEqual([type, null]);
  });
});
