import { Redis } from 'ioredis';
import type { Log } from '../observe/log.js';

/**
 * One connection for commands. A command fails immediately while Redis is unavailable, and within a second if Redis does not
 * respond, after which the server counts as down. Reconnects by itself, at most 2 s after the server is back.
 */
export function connectRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 1_000,
    socketTimeout: 1_500,
    connectTimeout: 2_000,
    retryStrategy: (times) => Math.random() * Math.min(2_000, 100 * 2 ** Math.min(times, 10)),
  });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'Redis is away'));
  return redis;
}
