import { Module } from '@nestjs/common';
import { Add__Entity__ } from './application/add-__entity-file__.js';
import { __Entities__ } from './application/ports/__entities-file__.js';
import { __Entity__Resolver } from './graphql/__entity-file__.resolver.js';
import { __Entities__Resolver } from './graphql/__entities-file__.resolver.js';
import { Postgres__Entities__ } from './persistence/postgres-__entities-file__.js';

@Module({
  providers: [
    Add__Entity__,
    __Entity__Resolver,
    __Entities__Resolver,
    { provide: __Entities__, useClass: Postgres__Entities__ },
  ],
})
export class __Name__Module {}
