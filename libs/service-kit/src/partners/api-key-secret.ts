import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'sp_live_';
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 36 letters of 62 are 214 bits: nobody guesses one, so a plain hash keeps it. */
const RANDOM_LETTERS = 36;
const CHECK_LETTERS = 6;
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LETTERS + CHECK_LETTERS}}$`);

/** A new secret of an API key: `sp_live_`, random letters, and a checksum of what stands before (API-22). */
export function newApiKeySecret(): string {
  const letters = Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return PREFIX + letters + checksumOf(letters);
}

/** Whether it begins as secrets of API keys do, rightly written or not. */
export const looksLikeApiKey = (text: string): boolean => text.startsWith('sp_');

/** Whether the checksum fits: a typing error, or a guess, is known as one without asking anybody. */
export function isApiKeySecret(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const letters = text.slice(PREFIX.length, -CHECK_LETTERS);
  return text.endsWith(checksumOf(letters));
}

/** What is stored, and asked for: SHA-256, base64url. */
export const hashOfApiKey = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** What is shown of a secret afterwards, so that its owner knows which one it is. */
export const hintOfApiKey = (secret: string): string => `${secret.slice(0, PREFIX.length + 4)}…`;

/** Topic on which identity tells gateways of a key that changed; the payload is `{ keyId }`. */
export const API_KEY_TOPIC = 'api-keys';

function checksumOf(letters: string): string {
  let rest = crc32(PREFIX + letters);
  let text = '';
  for (let i = 0; i < CHECK_LETTERS; i += 1) {
    text = LETTERS[rest % LETTERS.length]! + text;
    rest = Math.floor(rest / LETTERS.length);
  }
  return text;
}
