import type { Clock } from '@setpoint/kernel';
import type { MessageTransport } from '../application/ports/message-transport.js';
import type { Subscriptions } from '../application/ports/subscriptions.js';
import type { UnsubscribeLinks } from '../application/unsubscribe-links.js';
import type { NotificationsConfig } from '../config.js';
import { Firebase } from './firebase.js';
import { LocalTransport } from './local-transport.js';
import { PushTransport } from './push-transport.js';
import { RoutedTransport } from './routed-transport.js';
import { SmsTransport } from './sms-transport.js';
import { SmtpTransport } from './smtp-transport.js';
import { WebPush } from './web-push-transport.js';
import { WhatsAppTransport } from './whatsapp-transport.js';

/** Configured senders. If mails are only recorded, so is everything without a provider. */
export function openTransport(
  settings: NotificationsConfig,
  subscriptions: Subscriptions,
  links: UnsubscribeLinks,
  clock: Clock,
): MessageTransport {
  const { smtpUrl, mailFrom, vapidPublicKey: publicKey, vapidPrivateKey: privateKey } = settings;
  const {
    fcmServiceAccount: account,
    fcmUrl,
    whatsappToken: token,
    whatsappNumberId: numberId,
    whatsappUrl,
  } = settings;
  const { smsAccountId: accountId, smsToken, smsSender: sender, smsUrl } = settings;
  const local = smtpUrl ? null : new LocalTransport();
  const contact = `mailto:${/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
  const browsers = publicKey && privateKey ? new WebPush({ publicKey, privateKey, contact }, clock) : null;
  const phones = account ? new Firebase({ account, url: fcmUrl }, clock) : null;
  return new RoutedTransport(
    {
      PUSH: new PushTransport({ browsers, phones }, subscriptions, local),
      ...(token && numberId && { WHATSAPP: new WhatsAppTransport({ token, numberId, url: whatsappUrl }, clock) }),
      ...(accountId &&
        smsToken &&
        sender && { SMS: new SmsTransport({ accountId, token: smsToken, sender, url: smsUrl }, clock) }),
    },
    local ?? new SmtpTransport({ smtpUrl: smtpUrl!, mailFrom }, links),
  );
}
