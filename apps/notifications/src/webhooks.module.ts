import { Module } from '@nestjs/common';
import { WebhookSender } from './application/ports/webhook-sender.js';
import { Webhooks } from './application/ports/webhooks.js';
import { DeliverWebhook } from './application/webhooks/deliver-webhook.js';
import { ManageWebhooks } from './application/webhooks/manage-webhooks.js';
import { OnApiKeyChanged } from './events/on-api-key-changed.js';
import { OnPublishedEvent } from './events/on-published-event.js';
import { WebhooksResolver } from './graphql/webhooks.resolver.js';
import { DeliverWebhookJob } from './jobs/deliver-webhook-job.js';
import { PostgresWebhooks } from './persistence/webhooks/postgres-webhooks.js';
import { WebhookSecrets } from './persistence/webhooks/webhook-secrets.js';
import { SweepWebhookMessages } from './timers/sweep-webhook-messages.js';
import { HttpsWebhookSender } from './transport/https-webhook-sender.js';

/** Webhooks of partners: what is published, to whom, delivered and delivered again (BYD-11). */
@Module({
  providers: [
    ...[DeliverWebhook, ManageWebhooks, WebhookSecrets],
    ...[OnApiKeyChanged, OnPublishedEvent, DeliverWebhookJob, SweepWebhookMessages, WebhooksResolver],
    { provide: Webhooks, useClass: PostgresWebhooks },
    { provide: WebhookSender, useClass: HttpsWebhookSender },
  ],
})
export class WebhooksModule {}
