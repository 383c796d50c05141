/** Levels of a body: variables may have 32. */
const LEVELS = 40;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);

/**
 * Throws if a JSON text is nested too deeply, before it is parsed: parsing thousands of levels costs more than refusing a
 * hundred requests. For `verify` of the body parser.
 */
export function refuseNested(_request: unknown, _response: unknown, body: Buffer): void {
  let level = 0;
  let isText = false;
  for (let i = 0; i < body.length; i += 1) {
    const byte = body[i]!;
    if (isText) {
      if (byte === BACKSLASH) i += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (OPENING.has(byte)) {
      level += 1;
      if (level > LEVELS) throw Object.assign(new Error('nested too deeply'), { type: 'body.nested', status: 400 });
    } else if (CLOSING.has(byte)) level -= 1;
  }
}
