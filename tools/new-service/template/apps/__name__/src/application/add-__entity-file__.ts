import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { add__Entity__ } from '../domain/add-__entity-file__.js';
import { __entity__Id, type __Entity__ } from '../domain/__entity-file__.js';
import { __entity__AddedEvent } from '../events/outgoing.js';
import { __Entities__ } from './ports/__entities-file__.js';

/** Adds __a_words__ of a player's own. */
@Injectable()
export class Add__Entity__ {
  constructor(
    private readonly __entities__: __Entities__,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(
    command: { readonly name: string },
    player: UserId,
  ): Promise<Outcome<__Entity__, 'INVALID_DATA' | 'NAME_TAKEN'>> {
    const id = __entity__Id(this.ids.next());
    const decided = add__Entity__({ id, name: command.name, addedBy: player, addedAt: this.clock.now() });
    if (!decided.ok) return decided;
    const added = await this.__entities__.add(decided.value, __entity__AddedEvent(decided.value));
    return added ? accept(decided.value) : refuse('NAME_TAKEN');
  }
}
