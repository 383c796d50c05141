import { Injectable } from '@nestjs/common';
import { decryptText, encryptText } from '@setpoint/service-kit';
import { TokenSecrets } from './secrets.js';

/** Encrypts what must not be readable in the database alone. */
@Injectable()
export class Encryption {
  constructor(private readonly secrets: TokenSecrets) {}

  /** `label` is bound to the text: it is decrypted only under the same. */
  encrypt(text: string, label: string): string {
    return encryptText(this.secrets.encryption, text, label);
  }

  /** Null when it was encrypted with another secret or label, or was changed. */
  decrypt(encrypted: string, label: string): string | null {
    return decryptText(this.secrets.encryption, encrypted, label);
  }
}
