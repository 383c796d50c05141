import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectSecret, decryptText, encryptText } from '@setpoint/service-kit';
import type { WebhookEndpoint } from '../../domain/webhooks/endpoint.js';
import type { WebhookEndpointRow } from './webhook-entities.js';

/** Rows of endpoints with encrypted secrets. */
@Injectable()
export class WebhookSecrets {
  private readonly key: Buffer;

  constructor(@InjectSecret() secret: string) {
    // Part of the key derivation: changing it would make stored secrets unreadable.
    this.key = Buffer.from(hkdfSync('sha256', secret, 'setpoint.notifications', 'secrets of webhooks', 32));
  }

  encrypt = (endpointId: string, secret: string): string => encryptText(this.key, secret, endpointId);

  endpointOf(row: WebhookEndpointRow): WebhookEndpoint {
    return {
      id: row.id,
      keyId: row.key_id,
      url: row.url,
      types: row.types,
      secret: this.decrypt(row.id, row.sealed_secret),
      formerSecret:
        row.sealed_former_secret === null
          ? null
          : { secret: this.decrypt(row.id, row.sealed_former_secret), until: row.former_until! },
      disabled: row.disabled,
      failingSince: row.failing_since,
      createdAt: row.created_at,
    };
  }

  rowOf(endpoint: WebhookEndpoint): WebhookEndpointRow {
    const { id, formerSecret } = endpoint;
    return {
      ...{ id, key_id: endpoint.keyId, url: endpoint.url, types: [...endpoint.types] },
      sealed_secret: this.encrypt(id, endpoint.secret),
      sealed_former_secret: formerSecret && this.encrypt(id, formerSecret.secret),
      former_until: formerSecret?.until ?? null,
      disabled: endpoint.disabled,
      failing_since: endpoint.failingSince,
      created_at: endpoint.createdAt,
    };
  }

  private decrypt(endpointId: string, encrypted: string): string {
    const secret = decryptText(this.key, encrypted, endpointId);
    if (secret === null) throw new Error('the secret of a webhook was kept under another secret of the platform');
    return secret;
  }
}
