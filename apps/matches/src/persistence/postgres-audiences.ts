import { Injectable } from '@nestjs/common';
import type { MatchId, UserId } from '@setpoint/kernel';
import { rowsOf, Storage } from '@setpoint/service-kit';
import { Audiences, type Audience } from '../application/ports/audiences.js';
import { audienceCounts, type AudienceCount } from './queries/audience-counts.js';

@Injectable()
export class PostgresAudiences extends Audiences {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async of(matches: readonly MatchId[], viewer: UserId | null): Promise<readonly Audience[]> {
    const counts = await rowsOf<AudienceCount>(this.storage.manager, audienceCounts(matches, viewer));
    const byMatch = Map.groupBy(counts, (count) => count.match_id);
    return matches.map((id) => audienceOf(id, byMatch.get(id) ?? []));
  }
}

function audienceOf(matchId: MatchId, counts: readonly AudienceCount[]): Audience {
  const mine = counts.find(({ is_mine }) => is_mine);
  return {
    matchId,
    fans: counts.reduce((sum, { n }) => sum + n, 0),
    reactions: new Map(counts.flatMap(({ reaction, n }) => (reaction ? [[reaction, n] as const] : []))),
    isFollowing: mine !== undefined,
    myReaction: mine?.reaction ?? null,
  };
}
