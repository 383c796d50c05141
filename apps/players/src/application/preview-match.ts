import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, userId, type Outcome, type Surface, type UserId } from '@setpoint/kernel';
import type { GameMode } from '@setpoint/scoring';
import { sidesIn } from '../domain/levels/sides.js';
import { previewFor, type MatchPreview } from '../domain/levels/simulation.js';
import { KnownStandings } from './known-standings.js';
import { ComingMatches, type ComingMatchFacts } from './ports/coming-matches.js';

/** The two sides; the viewer plays on the first. */
export interface ImaginedMatch {
  readonly sport: number;
  readonly partnerId: UserId | null;
  readonly opponentIds: readonly UserId[];
  readonly gameMode: GameMode;
}

export type PreviewCode =
  | 'INVALID_DATA'
  | 'MATCH_NOT_FOUND'
  | 'PLAYERS_MISSING'
  | 'PLAYER_NOT_FOUND'
  | 'PLAYER_BLOCKED';

/** Previews how a match would change the viewer's level (BYD-03). */
@Injectable()
export class PreviewMatch {
  constructor(
    private readonly matches: ComingMatches,
    private readonly standings: KnownStandings,
    private readonly clock: Clock,
  ) {}

  async ofMatch(matchId: string, viewer: UserId): Promise<Outcome<MatchPreview, PreviewCode>> {
    const match = await this.matches.byId(matchId);
    if (!match || !concerns(match, viewer)) return refuse('MATCH_NOT_FOUND');
    const [own, others] = match.teamB.includes(viewer) ? [match.teamB, match.teamA] : sidesFor(match, viewer);
    if (own.length !== match.numberPlayers || others.length !== match.numberPlayers) return refuse('PLAYERS_MISSING');
    const [partnerId = null] = own.filter((id) => id !== viewer).map(userId);
    const gameMode = match.gameMode ?? 'THREE_SETS_6_GAMES';
    const imagined = { sport: match.sport, partnerId, opponentIds: others.map(userId), gameMode };
    return this.execute(imagined, viewer, await this.matches.surfaceOf(match));
  }

  async execute(
    match: ImaginedMatch,
    viewer: UserId,
    surface: Surface | null = null,
  ): Promise<Outcome<MatchPreview, PreviewCode>> {
    const { sport, partnerId, opponentIds, gameMode } = match;
    const own = partnerId === null ? [viewer] : [viewer, partnerId];
    const sides = sidesIn(sport, own, opponentIds);
    if (!sides.ok) return sides;
    const known = await this.standings.of([...own, ...opponentIds], sides.value.pool, viewer);
    if (!known.ok) return known;
    const { standings, parameters } = known.value;
    const both = { A: standings.slice(0, own.length), B: standings.slice(own.length) };
    return accept(previewFor({ sides: both, gameMode, surface, at: this.clock.now(), parameters }));
  }
}

/** Private matches are visible to players and invited ones only; friendly ones do not affect levels. */
function concerns({ isFriendly, visibility, teamA, teamB, invited }: ComingMatchFacts, viewer: UserId): boolean {
  return !isFriendly && (visibility === 'PUBLIC' || [...teamA, ...teamB, ...invited].includes(viewer));
}

/** The viewer's side and the other one; viewers not playing yet take a free place, side A first. */
function sidesFor({ teamA, teamB, numberPlayers }: ComingMatchFacts, viewer: UserId): readonly [string[], string[]] {
  if (teamA.includes(viewer)) return [teamA, teamB];
  return teamA.length < numberPlayers ? [[...teamA, viewer], teamB] : [[...teamB, viewer], teamA];
}
