import { Injectable } from '@nestjs/common';
import { openSealedText, sealText } from '@setpoint/service-kit';
import { TokenSecrets } from './secrets.js';

/** Encrypts what must not be readable in the database alone. */
@Injectable()
export class Encryption {
  constructor(private readonly secrets: TokenSecrets) {}

  /** `label` is bound to the text: it is decrypted only under the same. */
  encrypt(text: string, label: string): string {
    return sealText(this.secrets.encryption, text, label);
  }

  /** Null when it was encrypted with another secret or label, or was changed. */
  decrypt(encrypted: string, label: string): string | null {
    return openSealedText(this.secrets.encryption, encrypted, label);
  }
}
