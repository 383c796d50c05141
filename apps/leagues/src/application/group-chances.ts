import { Injectable } from '@nestjs/common';
import { chancesToWin } from '../domain/play/chances.js';
import type { PlayingGroup } from '../domain/play/group.js';

type Chances = ReturnType<typeof chancesToWin>;

/** Cache size of simulated odds; a simulation is far more expensive than a lookup. */
const MOST = 500;

/** Odds of groups, simulated once per state of their results. */
@Injectable()
export class GroupChances {
  private readonly known = new Map<string, { readonly of: string; readonly chances: Chances }>();

  of(group: PlayingGroup): Chances {
    // An arranged match without result changes nothing, since all members meet anyway; a challenge is an additional match.
    const of = [group.version, group.state, group.fixtures.length].join();
    const known = this.known.get(group.id);
    if (known?.of === of) return known.chances;
    const chances = chancesToWin(group);
    this.known.delete(group.id);
    this.known.set(group.id, { of, chances });
    if (this.known.size > MOST) this.known.delete(this.known.keys().next().value!);
    return chances;
  }
}
