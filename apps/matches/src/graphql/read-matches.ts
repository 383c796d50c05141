import { Injectable } from '@nestjs/common';
import { matchId, toConnection, type Identity, type UserId } from '@setpoint/kernel';
import { inOrder, type LoaderRegistry } from '@setpoint/service-kit';
import { viewerOf } from '../application/viewer.js';
import { MatchReads, type MatchList, type MatchPage } from '../application/ports/match-reads.js';
import { RuleContexts } from '../application/ports/rule-contexts.js';
import type { PageInfo } from './generated/schema.js';
import { isId } from './inputs.js';
import { matchSource, type MatchSource } from './match-source.js';

/** Reads shared by resolvers, batched per request. */
@Injectable()
export class ReadMatches {
  constructor(
    private readonly matches: MatchReads,
    private readonly ruleContexts: RuleContexts,
  ) {}

  /** Null if there is none or the viewer may not see it (MAT-14). */
  one(id: string, viewer: Identity, loaders: LoaderRegistry): Promise<MatchSource | null> {
    if (!isId(id)) return Promise.resolve(null);
    return loaders
      .get('matches', async (ids: readonly string[]) => {
        const views = await this.matches.visible(ids.map(matchId), viewerOf(viewer));
        return inOrder(ids, views.map(matchSource), (source): string => source.id);
      })
      .load(id);
  }

  /** Lists requested together are read in one statement. */
  page(list: MatchList, loaders: LoaderRegistry): Promise<MatchPage> {
    return loaders.get('match lists', (lists: readonly MatchList[]) => this.matches.pages(lists)).load(list);
  }

  /** What this viewer's available actions depend on; loaded once per request. */
  ruleContextOf(viewer: UserId, loaders: LoaderRegistry) {
    return loaders
      .get('rule-context', (ids: readonly UserId[]) => Promise.all(ids.map((id) => this.ruleContexts.of(id))))
      .load(viewer);
  }
}

/** A page of matches, counted only when the client selects the count. */
export interface MatchConnectionSource {
  readonly edges: readonly { readonly cursor: string; readonly node: MatchSource }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: () => Promise<number>;
}

export function connectionOf(page: MatchPage): MatchConnectionSource {
  const { totalCount, ...rest } = page;
  return { ...toConnection({ ...rest, items: page.items.map(matchSource), totalCount: 0 }), totalCount };
}
