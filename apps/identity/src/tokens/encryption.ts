import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TokenSecrets } from './secrets.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what must not be readable in the database alone (AES-256-GCM; nonce ‖ tag ‖ text, base64url). */
@Injectable()
export class Encryption {
  constructor(private readonly secrets: TokenSecrets) {}

  /** `label` is bound to the text: it is decrypted only under the same. */
  encrypt(text: string, label: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.secrets.encryption, nonce).setAAD(Buffer.from(label));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  }

  /** Null when it was encrypted with another secret or label, or was changed. */
  decrypt(encrypted: string, label: string): string | null {
    const bytes = Buffer.from(encrypted, 'base64url');
    try {
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', this.secrets.encryption, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(label)).setAuthTag(tag);
      const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      return text.toString('utf8');
    } catch {
      return null;
    }
  }
}
