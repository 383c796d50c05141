import { Injectable } from '@nestjs/common';
import { Clock } from '@setpoint/kernel';
import { InjectConfig } from '@setpoint/service-kit';
import type { IdentityProvider } from '../application/ports/identity-provider.js';
import type { IdentitySettings } from '../config.js';
import { FirebaseIdentityProvider } from './firebase-identity-provider.js';
import { MemoryIdentityProvider } from './memory-identity-provider.js';

/** Which adapter the settings ask for. */
@Injectable()
export class ChooseProvider {
  constructor(
    @InjectConfig() private readonly settings: IdentitySettings,
    private readonly clock: Clock,
  ) {}

  chosen(): IdentityProvider {
    return this.settings.provider === 'memory'
      ? new MemoryIdentityProvider(this.clock)
      : new FirebaseIdentityProvider(this.settings);
  }
}
