import type { IncomingMessage } from 'node:http';

export type ReadBody = Buffer | 'TOO_LARGE' | 'CUT_OFF';

/** Reads a request body up to a limit; longer ones are not read to the end. */
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
