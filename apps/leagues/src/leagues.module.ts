import { Module } from '@nestjs/common';
import { PhasePlayModule } from './phase-play.module.js';
import { SubscriptionsModule } from './subscriptions.module.js';

@Module({ imports: [PhasePlayModule, SubscriptionsModule] })
export class LeaguesModule {}
