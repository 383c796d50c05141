import { Module } from '@nestjs/common';
import { createTexts } from '@setpoint/i18n';
import { Clock } from '@setpoint/kernel';
import { Captcha, Log, openCaptcha, SETTINGS } from '@setpoint/service-kit';
import { ActOnTicket } from './application/act-on-ticket.js';
import { ComposeMessage } from './application/compose-message.js';
import { MailTemplates } from './application/mail-templates.js';
import { MayLeave } from './application/may-leave.js';
import { MessagePreviews } from './application/message-previews.js';
import { NotificationSettings } from './application/notification-settings.js';
import { NotifyRecipients } from './application/notify-recipients.js';
import { OpenTicket } from './application/open-ticket.js';
import { Directory } from './application/ports/directory.js';
import { Mailboxes } from './application/ports/mailboxes.js';
import { MessageTransport } from './application/ports/message-transport.js';
import { Messages } from './application/ports/messages.js';
import { Reaches } from './application/ports/reach.js';
import { SupportWork } from './application/ports/support-work.js';
import { Subscriptions } from './application/ports/subscriptions.js';
import { Tasks } from './application/ports/tasks.js';
import { Tickets } from './application/ports/tickets.js';
import { ReadNotification } from './application/read-notification.js';
import { SendAccountMail } from './application/send-account-mail.js';
import { SendAccountNotice } from './application/send-account-notice.js';
import { SendCourtMessages } from './application/send-court-messages.js';
import { SendGuestMessage } from './application/send-guest-message.js';
import { SendPhoneCode } from './application/send-phone-code.js';
import { SendReminders } from './application/send-reminders.js';
import { SendMessage } from './application/send-message.js';
import { SupportMessages } from './application/support-messages.js';
import { Unsubscribe } from './application/unsubscribe.js';
import { UnsubscribeLinks } from './application/unsubscribe-links.js';
import type { NotificationsConfig } from './config.js';
import { OnAccountAccessChanged } from './events/on-account-access-changed.js';
import { OnAccountMailRequested } from './events/on-account-mail-requested.js';
import { OnAccountNoticeRequested } from './events/on-account-notice-requested.js';
import { OnAccountRegistered } from './events/on-account-registered.js';
import { OnAccountVerified } from './events/on-account-verified.js';
import { OnAddressRegistered } from './events/on-address-registered.js';
import { OnBookingMessageRequested } from './events/on-booking-message-requested.js';
import { OnClaimCodeRequested } from './events/on-claim-code-requested.js';
import { OnConversationRead } from './events/on-conversation-read.js';
import { OnCourtChanged } from './events/on-court-changed.js';
import { OnEmailChanged } from './events/on-email-changed.js';
import { OnGuestMessageRequested } from './events/on-guest-message-requested.js';
import { OnGuestTeamsEdited } from './events/on-guest-teams-edited.js';
import { OnMatchReminderDue } from './events/on-match-reminder-due.js';
import { OnNotifyingEvent } from './events/on-notifying-event.js';
import { OnPhoneChanged } from './events/on-phone-changed.js';
import { OnPhoneCodeRequested } from './events/on-phone-code-requested.js';
import { OnProfileChanged } from './events/on-profile-changed.js';
import { OnTaskChanged } from './events/on-task-changed.js';
import { OnSessionsEnded } from './events/on-sessions-ended.js';
import { MessagesResolver } from './graphql/messages.resolver.js';
import { NotificationsResolver } from './graphql/notifications.resolver.js';
import { PreviewsResolver } from './graphql/previews.resolver.js';
import { SettingsResolver } from './graphql/settings.resolver.js';
import { TasksResolver } from './graphql/tasks.resolver.js';
import { TicketsResolver } from './graphql/tickets.resolver.js';
import { UnsubscribeResolver } from './graphql/unsubscribe.resolver.js';
import { SendWaitingMessage } from './jobs/send-waiting-message.js';
import { PostgresDirectory } from './persistence/postgres-directory.js';
import { PostgresMailboxes } from './persistence/postgres-mailboxes.js';
import { PostgresReaches } from './persistence/postgres-reaches.js';
import { PostgresSupportWork } from './persistence/postgres-support-work.js';
import { PostgresSubscriptions } from './persistence/postgres-subscriptions.js';
import { PostgresTasks } from './persistence/postgres-tasks.js';
import { PostgresTickets } from './persistence/postgres-tickets.js';
import { PostgresMessages } from './persistence/postgres-messages.js';
import { UnitsOfWork } from './persistence/postgres-unit-of-work.js';
import { HandOverMessages } from './timers/hand-over-messages.js';
import { openTransport } from './transport/open-transport.js';
import { WebhooksModule } from './webhooks.module.js';

const useCases = [
  ReadNotification,
  SendAccountMail,
  SendAccountNotice,
  SendCourtMessages,
  SendGuestMessage,
  SendMessage,
  NotifyRecipients,
  SendReminders,
  SendPhoneCode,
  ComposeMessage,
  NotificationSettings,
  MayLeave,
  SupportMessages,
  Unsubscribe,
  MessagePreviews,
  OpenTicket,
  ActOnTicket,
];
const entryPoints = [
  MessagesResolver,
  NotificationsResolver,
  PreviewsResolver,
  SettingsResolver,
  TasksResolver,
  TicketsResolver,
  UnsubscribeResolver,
  SendWaitingMessage,
  HandOverMessages,
];
const handlers = [
  OnAccountAccessChanged,
  OnAccountMailRequested,
  OnAccountNoticeRequested,
  OnAccountRegistered,
  OnAccountVerified,
  OnAddressRegistered,
  OnBookingMessageRequested,
  OnClaimCodeRequested,
  OnConversationRead,
  OnCourtChanged,
  OnEmailChanged,
  OnGuestMessageRequested,
  OnGuestTeamsEdited,
  OnMatchReminderDue,
  OnNotifyingEvent,
  OnPhoneChanged,
  OnPhoneCodeRequested,
  OnProfileChanged,
  OnSessionsEnded,
  OnTaskChanged,
];

@Module({
  imports: [WebhooksModule],
  providers: [
    ...useCases,
    ...entryPoints,
    ...handlers,
    UnitsOfWork,
    { provide: Directory, useClass: PostgresDirectory },
    { provide: Mailboxes, useClass: PostgresMailboxes },
    { provide: Messages, useClass: PostgresMessages },
    { provide: Reaches, useClass: PostgresReaches },
    { provide: Subscriptions, useClass: PostgresSubscriptions },
    { provide: Tasks, useClass: PostgresTasks },
    { provide: Tickets, useClass: PostgresTickets },
    { provide: SupportWork, useClass: PostgresSupportWork },
    UnsubscribeLinks,
    { provide: Captcha, useFactory: openCaptcha, inject: [SETTINGS, Log] },
    {
      provide: MailTemplates,
      useFactory: ({ webUrl }: NotificationsConfig) => new MailTemplates(createTexts(), webUrl),
      inject: [SETTINGS],
    },
    {
      provide: MessageTransport,
      useFactory: openTransport,
      inject: [SETTINGS, Subscriptions, UnsubscribeLinks, Clock],
    },
  ],
})
export class NotificationsModule {}
