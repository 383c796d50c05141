import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectSecret, openSealedText, sealText } from '@setpoint/service-kit';
import type { WebhookEndpoint } from '../../domain/webhooks/endpoint.js';
import type { WebhookEndpointRow } from './webhook-entities.js';

/** Rows of endpoints, whose secrets the database alone can't tell. */
@Injectable()
export class WebhookSecrets {
  private readonly key: Buffer;

  constructor(@InjectSecret() secret: string) {
    // The purpose is part of the key: with other words, secrets that were kept before could not be read any more.
    this.key = Buffer.from(hkdfSync('sha256', secret, 'setpoint.notifications', 'secrets of webhooks', 32));
  }

  seal = (endpointId: string, secret: string): string => sealText(this.key, secret, endpointId);

  endpointOf(row: WebhookEndpointRow): WebhookEndpoint {
    return {
      id: row.id,
      keyId: row.key_id,
      url: row.url,
      types: row.types,
      secret: this.open(row.id, row.sealed_secret),
      formerSecret:
        row.sealed_former_secret === null
          ? null
          : { secret: this.open(row.id, row.sealed_former_secret), until: row.former_until! },
      disabled: row.disabled,
      failingSince: row.failing_since,
      createdAt: row.created_at,
    };
  }

  rowOf(endpoint: WebhookEndpoint): WebhookEndpointRow {
    const { id, formerSecret } = endpoint;
    return {
      ...{ id, key_id: endpoint.keyId, url: endpoint.url, types: [...endpoint.types] },
      sealed_secret: this.seal(id, endpoint.secret),
      sealed_former_secret: formerSecret && this.seal(id, formerSecret.secret),
      former_until: formerSecret?.until ?? null,
      disabled: endpoint.disabled,
      failing_since: endpoint.failingSince,
      created_at: endpoint.createdAt,
    };
  }

  private open(endpointId: string, sealed: string): string {
    const secret = openSealedText(this.key, sealed, endpointId);
    if (secret === null) throw new Error('the secret of a webhook was kept under another secret of the platform');
    return secret;
  }
}
