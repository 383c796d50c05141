import { Injectable } from '@nestjs/common';
import type { MatchId } from '@setpoint/kernel';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import {
  MatchReads,
  type MatchList,
  type MatchPage,
  type MatchView,
  type Viewer,
} from '../application/ports/match-reads.js';
import { matchPages } from './queries/match-pages.js';
import { matchViews, toViews, type MatchViewRow } from './queries/match-views.js';
import { visibleTo } from './queries/visibility.js';

@Injectable()
export class PostgresMatchReads extends MatchReads {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async visible(ids: readonly MatchId[], viewer: Viewer): Promise<readonly MatchView[]> {
    if (ids.length === 0) return [];
    const { manager } = this.storage;
    const views = matchViews(sql`where m.id = any(${ids}::text[]) and ${visibleTo(viewer)}`);
    return toViews(manager, await rowsOf<MatchViewRow>(manager, views));
  }

  override pages(lists: readonly MatchList[]): Promise<readonly (MatchPage | Error)[]> {
    return matchPages(this.storage.manager, lists);
  }
}
