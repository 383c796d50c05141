import { Injectable } from '@nestjs/common';
import { matchId, toConnection, type Identity, type UserId } from '@setpoint/kernel';
import { inOrder, type LoaderRegistry } from '@setpoint/service-kit';
import { lookerOf } from '../application/looker.js';
import { Matches, Surroundings, type MatchPage } from '../application/ports.js';
import { isId } from './inputs.js';
import { matchSource, type MatchSource } from './match-source.js';

/** Reads that resolvers share, in batches for each request. */
@Injectable()
export class ReadMatches {
  constructor(
    private readonly matches: Matches,
    private readonly surroundings: Surroundings,
  ) {}

  /** Null when there is none, or it is not for this person (MAT-14). */
  one(id: string, who: Identity, loaders: LoaderRegistry): Promise<MatchSource | null> {
    if (!isId(id)) return Promise.resolve(null);
    return loaders
      .get('matches', async (ids: readonly string[]) => {
        const views = await this.matches.seen(ids.map(matchId), lookerOf(who));
        return inOrder(ids, views.map(matchSource), (source): string => source.id);
      })
      .load(id);
  }

  /** What offers of actions to this person depend on; once per request. */
  contextOf(who: UserId, loaders: LoaderRegistry) {
    return loaders
      .get('surroundings', (ids: readonly UserId[]) => Promise.all(ids.map((id) => this.surroundings.of(id))))
      .load(who);
  }
}

/** A page as a connection; it is counted only when somebody asks for the count. */
export function connectionOf(page: MatchPage) {
  const { totalCount, ...rest } = page;
  return { ...toConnection({ ...rest, items: page.items.map(matchSource), totalCount: 0 }), totalCount };
}
