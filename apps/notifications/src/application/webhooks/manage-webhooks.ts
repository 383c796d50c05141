import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { published } from '@setpoint/events';
import { accept, Clock, Ids, reasonOf, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { InjectConfig } from '@setpoint/service-kit';
import type { NotificationsConfig } from '../../config.js';
import {
  type EndpointWish,
  findWishRefusal,
  rotatedSecrets,
  type WebhookEndpoint,
  type WebhookRefusal,
} from '../../domain/webhooks/endpoint.js';
import { SECRET_PREFIX } from './signature.js';
import { type DeliveryCriteria, type WebhookAction, Webhooks } from '../ports/webhooks.js';

const SECRET_BYTES = 32;
const REPLAYED_AT_MOST = 1_000;

type Done<T> = Outcome<T, WebhookRefusal>;
type WithSecret = { readonly endpointId: string; readonly secret: string | null };

/** Support manages webhooks of API key owners, tests them and replays deliveries (BYD-11). */
@Injectable()
export class ManageWebhooks {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @InjectConfig() private readonly settings: Pick<NotificationsConfig, 'webhooksToPrivateNetworks'>,
  ) {}

  async create(keyId: string, wish: EndpointWish, by: UserId): Promise<Done<WithSecret>> {
    const now = this.clock.now();
    const types = [...new Set(wish.types)];
    const key = await this.webhooks.key(keyId);
    const allowed = findWishRefusal({ ...wish, types }, key, now, this.settings.webhooksToPrivateNetworks);
    if (!allowed.ok) return allowed;
    const secret = newSecret();
    const id = this.ids.next();
    const since = { formerSecret: null, disabled: null, failingSince: null, createdAt: now };
    const reason = `${wish.url} ${types.join(' ')}`;
    await this.webhooks.addEndpoint(
      { id, keyId, url: wish.url, types, secret, ...since },
      { endpointId: id, kind: 'CREATED', by, at: now, reason },
    );
    return accept({ endpointId: id, secret });
  }

  /** Rotates the secret; for a day deliveries are signed with both. */
  rotate(id: string, by: UserId): Promise<Done<WithSecret>> {
    return this.on(id, async (endpoint, now) => {
      const secret = newSecret();
      await this.webhooks.changeEndpoint(id, rotatedSecrets(endpoint, secret, now), this.action(id, 'ROTATED', by));
      return accept({ endpointId: id, secret });
    });
  }

  /** Idempotent. */
  setEnabled(id: string, enabled: boolean, reason: string | null, by: UserId): Promise<Done<WithSecret>> {
    return this.on(id, async (endpoint) => {
      if ((endpoint.disabled === null) !== enabled) {
        const action = this.action(id, enabled ? 'ENABLED' : 'DISABLED', by, reasonOf(reason));
        await this.webhooks.changeEndpoint(id, { disabled: enabled ? null : 'BY_SUPPORT', failingSince: null }, action);
      }
      return accept({ endpointId: id, secret: null });
    });
  }

  /** Sends a test event. */
  test(id: string, by: UserId): Promise<Done<WithSecret>> {
    return this.on(id, async (endpoint, now) => {
      if (endpoint.disabled) return refuse('ENDPOINT_DISABLED');
      const content: published.PublicMessage = { type: 'ping.v1', timestamp: now.toISOString(), data: {} };
      const message = {
        id: `msg_${this.ids.next()}`,
        type: content.type,
        subject: id,
        at: now,
        body: JSON.stringify(content),
      };
      await this.webhooks.send(id, message, this.action(id, 'TESTED', by));
      return accept({ endpointId: id, secret: null });
    });
  }

  /** Replays deliveries of the endpoint, by id or by time. Returns their number, at most 1,000. */
  replay(
    criteria: DeliveryCriteria & { endpointId: string },
    ids: readonly string[],
    by: UserId,
  ): Promise<Done<number>> {
    return this.on(criteria.endpointId, async (endpoint) => {
      if (endpoint.disabled) return refuse('ENDPOINT_DISABLED');
      const { from, to } = criteria;
      if (ids.length === 0 && (!from || !to || from >= to))
        return refuse('INVALID_DATA', { fields: [{ field: 'from', code: 'OUT_OF_RANGE' }] });
      const what = ids.length > 0 ? `${ids.length}` : `${from!.toISOString()} – ${to!.toISOString()}`;
      const action = this.action(endpoint.id, 'REPLAYED', by, what);
      return accept(await this.webhooks.replay(criteria, ids, REPLAYED_AT_MOST, action));
    });
  }

  private async on<T>(id: string, work: (endpoint: WebhookEndpoint, now: Date) => Promise<Done<T>>): Promise<Done<T>> {
    const endpoint = await this.webhooks.endpoint(id);
    return endpoint ? work(endpoint, this.clock.now()) : refuse('ENDPOINT_NOT_FOUND');
  }

  private action(
    endpointId: string,
    kind: WebhookAction['kind'],
    by: UserId,
    reason: string | null = null,
  ): WebhookAction {
    return { endpointId, kind, by, at: this.clock.now(), reason };
  }
}

const newSecret = () => SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
