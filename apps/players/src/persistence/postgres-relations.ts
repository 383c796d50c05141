import { Injectable } from '@nestjs/common';
import type { Outcome } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { Relations, type RelationChange } from '../application/ports/relations.js';
import type { Relation } from '../domain/relation-machine.js';
import { changeRelation } from './relations.js';

@Injectable()
export class PostgresRelations extends Relations {
  constructor(private readonly storage: Storage) {
    super();
  }

  change<Code extends string>(
    change: RelationChange,
    decide: (relation: Relation) => Outcome<Relation, Code>,
  ): Promise<Outcome<Relation, Code>> {
    return this.storage.transaction((manager, effects) => changeRelation(manager, effects, change, decide));
  }
}
