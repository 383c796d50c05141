import type {
  courtChanged,
  DataOf,
  favouriteChanged,
  followChanged,
  leagueGroupChanged,
  matchPeopleChanged,
  profileChanged,
  registrationConfirmed,
  tournamentGroupsChanged,
} from '@setpoint/events';
import { withoutAccents } from '@setpoint/kernel';
import { insertRows } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { GroupKind } from '../domain/conversation.js';
import { endTournament } from './projections/rosters.js';
import {
  RosterEntity,
  CourtEntity,
  FavouriteCourtEntity,
  FollowEntity,
  GuestLinkEntity,
  PersonEntity,
  type RosterRow,
} from './projection-entities.js';

/** Projections that events would have created. */
export interface OthersSeed {
  readonly profiles: readonly DataOf<typeof profileChanged>[];
  readonly follows: readonly Pick<DataOf<typeof followChanged>, 'followerId' | 'followedId'>[];
  readonly courts: readonly DataOf<typeof courtChanged>[];
  readonly favourites: readonly Pick<DataOf<typeof favouriteChanged>, 'userId' | 'courtId'>[];
  readonly matches: readonly DataOf<typeof matchPeopleChanged>[];
  readonly tournaments: readonly DataOf<typeof tournamentGroupsChanged>[];
  /** Entered teams. */
  readonly entries: readonly DataOf<typeof registrationConfirmed>[];
  readonly leagueGroups: readonly DataOf<typeof leagueGroupChanged>[];
}

/** Bulk projections, unless already created by events. Demo data only. */
export async function keepOthers(manager: EntityManager, seed: OthersSeed): Promise<void> {
  const people = seed.profiles.map(({ userId: id, displayName }) => ({
    ...{ id, display_name: displayName, search_name: withoutAccents(displayName), is_closed: false },
  }));
  await insertRows(manager, PersonEntity, people, { ignoreConflicts: true });
  const follows = seed.follows.map(({ followerId, followedId }) => ({
    follower_id: followerId,
    followed_id: followedId,
  }));
  await insertRows(manager, FollowEntity, follows, { ignoreConflicts: true });
  const courts = seed.courts.map(({ courtId: id, name, ownerId = null }) => ({
    ...{ id, search_name: withoutAccents(name), owner_id: ownerId },
  }));
  await insertRows(manager, CourtEntity, courts, { ignoreConflicts: true });
  const favourites = seed.favourites.map((pair) => ({ player_id: pair.userId, court_id: pair.courtId }));
  await insertRows(manager, FavouriteCourtEntity, favourites, { ignoreConflicts: true });
  await insertRows(manager, RosterEntity, rostersOf(seed), { ignoreConflicts: true });
  for (const { tournament, over } of seed.tournaments) if (over) await endTournament(manager, tournament.id);
  const links = seed.matches.flatMap(({ matchId, guests }) =>
    guests.flatMap(({ id, tokenHashes }) =>
      tokenHashes.map((token_hash) => ({ token_hash, match_id: matchId, guest_id: id })),
    ),
  );
  await insertRows(manager, GuestLinkEntity, links, { ignoreConflicts: true });
}

function rostersOf({ matches, tournaments, entries, leagueGroups }: OthersSeed): RosterRow[] {
  const row = (kind: GroupKind, id: string, members: readonly string[], more: Partial<RosterRow>): RosterRow => ({
    ...{ kind, id, competition_id: null, search_name: null, number: null, guests: [], closed: false },
    ...{ member_ids: [...members], ...more },
  });
  const of = ({ id, name }: { readonly id: string; readonly name: string }) => ({
    ...{ competition_id: id, search_name: withoutAccents(name) },
  });
  return [
    ...matches.map(({ matchId, playerIds, guests, cancelled }) =>
      row('MATCH', matchId, playerIds, { closed: cancelled, guests: guests.map(({ id, name }) => ({ id, name })) }),
    ),
    ...tournaments.flatMap(({ tournament, groups }) =>
      groups.map(({ groupId, number, playerIds }) =>
        row('TOURNAMENT_GROUP', groupId, playerIds, { ...of(tournament), number }),
      ),
    ),
    ...entries
      .filter(({ playerIds }) => playerIds.length > 1)
      .map(({ registrationId, tournament, playerIds }) =>
        row('TOURNAMENT_TEAM', registrationId, playerIds, of(tournament)),
      ),
    ...leagueGroups.map(({ groupId, league, number, playerIds, over }) =>
      row('LEAGUE_GROUP', groupId, playerIds, { ...of(league), number, closed: over }),
    ),
  ];
}
