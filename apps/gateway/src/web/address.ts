import type { IncomingMessage } from 'node:http';

/** The caller's address as the outermost of our own proxies saw it; what stands further left anyone can write. */
export function addressReader(proxies: number) {
  return (request: IncomingMessage): string => {
    const direct = request.socket.remoteAddress ?? 'unknown';
    if (proxies === 0) return direct;
    const forwarded = [request.headers['x-forwarded-for'] ?? []]
      .flat()
      .join(',')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    return forwarded.at(-proxies) ?? forwarded[0] ?? direct;
  };
}
