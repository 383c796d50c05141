import { lookup as lookUp, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { InjectConfig } from '@setpoint/service-kit';
import ipaddr from 'ipaddr.js';
import { type WebhookRequest, WebhookSender } from '../application/ports/webhook-sender.js';
import type { NotificationsConfig } from '../config.js';

const TIMEOUT_MS = 10_000;

/** Whether an address is one of the public internet, whatever way it is written in. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet`);
    this.name = 'PrivateAddress';
  }
}

/**
 * Posts over a connection of its own. The name is looked up for the connection itself, and its addresses are judged
 * there: a name that leads elsewhere a moment later is of no use. Redirects are answers like others.
 */
@Injectable()
export class HttpsWebhookSender extends WebhookSender {
  constructor(@InjectConfig() private readonly settings: Pick<NotificationsConfig, 'webhooksToPrivateNetworks'>) {
    super();
  }

  async post({ url, headers, body }: WebhookRequest, signal: AbortSignal): Promise<number> {
    const target = new URL(url);
    const host = target.hostname.replace(/^\[|\]$/g, '');
    const guarded = !this.settings.webhooksToPrivateNetworks;
    // an address that needs no looking up never comes by the lookup below
    if (guarded && isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddress(host);
    if (guarded && target.protocol !== 'https:') throw new Error('webhooks go over https only');
    const bytes = Buffer.from(body);
    const client = target.protocol === 'https:' ? https : http;
    return new Promise((resolve, reject) => {
      const request = client.request(
        target,
        {
          method: 'POST',
          agent: false,
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
          headers: {
            ...{
              'content-type': 'application/json',
              'content-length': bytes.length,
              'user-agent': 'Setpoint-Webhooks/1',
            },
            ...headers,
          },
          ...(guarded ? { lookup: publicLookup } : {}),
        },
        (response) => {
          // the response body is discarded
          response.on('error', () => undefined);
          response.destroy();
          resolve(response.statusCode ?? 0);
        },
      );
      request.on('error', reject);
      request.end(bytes);
    });
  }
}

/** Rejects a name as soon as one of its addresses is not public. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '', 0);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new PrivateAddress(host), '', 0);
    if (options.all) return done(null, addresses);
    done(null, addresses[0]!.address, addresses[0]!.family);
  });
};
