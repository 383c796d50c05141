import { Injectable } from '@nestjs/common';
import { Clock, type Outcome, type UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { Relations } from '../application/ports/relations.js';
import type { Relation } from '../domain/relation-machine.js';
import { changeRelation } from './relations.js';

@Injectable()
export class PostgresRelations extends Relations {
  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {
    super();
  }

  change<Code extends string>(
    me: UserId,
    other: UserId,
    decide: (relation: Relation) => Outcome<Relation, Code>,
    options: { readonly byInvitation?: boolean } = {},
  ): Promise<Outcome<Relation, Code>> {
    const pair = { me, other, now: this.clock.now(), ...options };
    return this.storage.transaction((manager, effects) => changeRelation(manager, effects, pair, decide));
  }
}
