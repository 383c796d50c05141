import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectSecret } from '@setpoint/service-kit';

/** Keys for this service's own use, each derived from the runtime's secret for one purpose. */
@Injectable()
export class TokenSecrets {
  readonly encryption: Buffer;
  readonly succession: Buffer;
  readonly phoneCodes: Buffer;

  constructor(@InjectSecret() secret: string) {
    // The purposes are part of the keys: with other words, what was encrypted before could not be read any more.
    const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'setpoint.identity', purpose, 32));
    this.encryption = derive('seal signing keys');
    this.succession = derive('succession of refresh tokens');
    this.phoneCodes = derive('codes that prove phones');
  }
}
