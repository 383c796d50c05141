import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { chancesInSteps } from '../domain/play/chances.js';
import type { PlayingGroup } from '../domain/play/group.js';

type Chances = ReadonlyMap<string, number> | null;

/** Cache size of simulated odds; a simulation is far more expensive than a lookup. */
const MOST = 500;

/** Odds of groups, simulated once per state of their results and levels, one after another, with other work between their steps. */
@Injectable()
export class GroupChances {
  private readonly known = new Map<string, { readonly of: string; readonly chances: Promise<Chances> }>();
  private last: Promise<unknown> = Promise.resolve();

  of(group: PlayingGroup): Promise<Chances> {
    // An arranged match without result changes nothing, since all members meet anyway; a challenge is an additional match.
    const levels = [...group.people.values()].map(({ level }) => level);
    const of = [group.version, group.state, group.fixtures.length, ...levels].join();
    const known = this.known.get(group.id);
    if (known?.of === of) return known.chances;
    const chances = this.simulated(group);
    this.known.delete(group.id);
    this.known.set(group.id, { of, chances });
    if (this.known.size > MOST) this.known.delete(this.known.keys().next().value!);
    return chances;
  }

  private simulated(group: PlayingGroup): Promise<Chances> {
    const chances = this.last.then(() => inTurns(chancesInSteps(group)));
    this.last = chances.catch(() => {});
    return chances;
  }
}

async function inTurns(steps: ReturnType<typeof chancesInSteps>): Promise<Chances> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await nextTurn();
  }
}
