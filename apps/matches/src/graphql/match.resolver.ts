import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Clock, isSupport, type Identity, type Side } from '@setpoint/kernel';
import { Loaders, LoaderRegistry, Viewer } from '@setpoint/service-kit';
import { actionsOf } from '../domain/match-machine.js';
import { isInvolved, sideOf, team, type Match } from '../domain/match.js';
import type { MatchPlace, ResolversTypes } from './generated/schema.js';
import { earlierSources, userRef, type MatchSource } from './match-source.js';
import { ReadMatches } from './read-matches.js';

/** Fields of a match that depend on the viewer. */
@Resolver('Match')
export class MatchResolver {
  constructor(
    private readonly read: ReadMatches,
    private readonly clock: Clock,
  ) {}

  @ResolveReference()
  reference(
    @Parent() { id }: { readonly id: string },
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['Match'] | null> {
    return this.read.one(id, viewer, loaders);
  }

  @ResolveField('teamA')
  teamA(@Parent() { match }: MatchSource, @Viewer() viewer: Identity): MatchPlace[] {
    return placesOf(match, 'A', viewer);
  }

  @ResolveField('teamB')
  teamB(@Parent() { match }: MatchSource, @Viewer() viewer: Identity): MatchPlace[] {
    return placesOf(match, 'B', viewer);
  }

  @ResolveField('invitations')
  invitations(@Parent() { match }: MatchSource): ResolversTypes['MatchInvitation'][] {
    return match.invitations.map((invitation) => ({
      ...invitation,
      match,
      user: userRef(invitation.playerId),
      invitedBy: userRef(invitation.invitedBy),
    }));
  }

  @ResolveField('earlierVersions')
  earlierVersions(@Parent() { match }: MatchSource): ResolversTypes['MatchResult'][] {
    return earlierSources(match);
  }

  @ResolveField('myActions')
  async myActions(
    @Parent() { match }: MatchSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<readonly ResolversTypes['MatchAction'][]> {
    if (viewer.kind === 'visitor') return [];
    return actionsOf(match, viewer.userId, await this.read.ruleContextOf(viewer.userId, loaders), this.clock.now());
  }

  @ResolveField('mySide')
  mySide(@Parent() { match }: MatchSource, @Viewer() viewer: Identity): Side | null {
    return viewer.kind === 'visitor' ? null : sideOf(match, viewer.userId);
  }
}

const BADGES = { PENDING: 'AWAY', DECLINED: 'REFUTED' } as const;

/**
 * Who plays; for those involved also who is invited: first the accepted, then the open, then the declined, never more
 * than places (MAT-20).
 */
function placesOf(match: Match, side: Side, viewer: Identity): MatchPlace[] {
  const places: MatchPlace[] = team(match, side).map((place) => ({ user: userRef(place.playerId), badge: 'ACCEPTED' }));
  const isInside = viewer.kind === 'user' && (isSupport(viewer) || isInvolved(match, viewer.userId));
  if (isInside && match.state === 'ORGANIZING') {
    for (const state of ['PENDING', 'DECLINED'] as const)
      for (const invitation of match.invitations)
        if (invitation.side === side && invitation.state === state)
          places.push({ user: userRef(invitation.playerId), badge: BADGES[state] });
  }
  return places.slice(0, match.numberPlayers);
}
