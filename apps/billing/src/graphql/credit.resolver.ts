import { Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { signedIn, Viewer } from '@setpoint/service-kit';
import { Credits } from '../application/ports/credits.js';
import type { ResolversTypes } from './generated/schema.js';

@Resolver()
export class CreditResolver {
  constructor(private readonly credits: Credits) {}

  @Query('myCredit')
  myCredit(@Viewer() viewer: Identity): Promise<ResolversTypes['Money']> {
    return this.credits.of(signedIn(viewer));
  }
}
