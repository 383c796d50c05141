import type { IncomingMessage } from 'node:http';

export type ReadBody = Buffer | 'TOO_LARGE' | 'CUT_OFF';

/** The bytes of a request, and no more than these: what is longer is not read to its end. */
export async function readBody(request: IncomingMessage, mostBytes: number): Promise<ReadBody> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > mostBytes) return 'TOO_LARGE';
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      length += part.byteLength;
      if (length > mostBytes) return 'TOO_LARGE';
      parts.push(part);
    }
  } catch {
    return 'CUT_OFF';
  }
  return Buffer.concat(parts, length);
}
