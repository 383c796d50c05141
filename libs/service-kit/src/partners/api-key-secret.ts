import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { hashOfToken } from '../system/hashes.js';

const PREFIX = 'sp_live_';
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 36 characters of 62 are 214 bits: unguessable, so that a plain hash is enough. */
const RANDOM_LETTERS = 36;
const CHECK_LETTERS = 6;
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LETTERS + CHECK_LETTERS}}$`);

/** Creates the secret of an API key: `sp_live_`, random characters and a checksum (API-22). */
export function newApiKeySecret(): string {
  const letters = Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return PREFIX + letters + checksumOf(letters);
}

/** Whether a text has the prefix of API key secrets, valid or not. */
export const looksLikeApiKey = (text: string): boolean => text.startsWith('sp_');

/** Whether the checksum matches: rejects typing errors and guesses without a lookup. */
export function isApiKeySecret(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const letters = text.slice(PREFIX.length, -CHECK_LETTERS);
  return text.endsWith(checksumOf(letters));
}

/** The stored lookup value. */
export const hashOfApiKey = hashOfToken;

/** The part of a secret that is shown later, so that its owner can recognise it. */
export const hintOfApiKey = (secret: string): string => `${secret.slice(0, PREFIX.length + 4)}…`;

/** Topic on which identity notifies gateways of a changed key; the payload is `{ keyId }`. */
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
