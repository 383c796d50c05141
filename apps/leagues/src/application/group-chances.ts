import { Injectable } from '@nestjs/common';
import { chancesToWin } from '../domain/play/chances.js';
import type { PlayingGroup } from '../domain/play/group.js';

type Chances = ReturnType<typeof chancesToWin>;

/** Groups of which chances are kept; a simulation takes far longer than finding it. */
const MOST = 500;

/** Chances of groups, simulated once for each state of their results. */
@Injectable()
export class GroupChances {
  private readonly known = new Map<string, { readonly of: string; readonly chances: Chances }>();

  of(group: PlayingGroup): Chances {
    // A match that was only arranged changes nothing, for all who have not met do so anyway; a challenge is one more.
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
