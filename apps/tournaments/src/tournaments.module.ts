import { Module } from '@nestjs/common';
import { PlayModule } from './play.module.js';
import { RegistrationsModule } from './registrations.module.js';

@Module({ imports: [PlayModule, RegistrationsModule] })
export class TournamentsModule {}
