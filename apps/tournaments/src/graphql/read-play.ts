import { Injectable } from '@nestjs/common';
import type { Identity } from '@setpoint/kernel';
import type { LoaderRegistry } from '@setpoint/service-kit';
import { Plays } from '../application/ports/plays.js';
import { oddsOf, type PlayOdds } from '../domain/play/odds.js';
import type { PlayOfTournament } from '../domain/play/play.js';
import type { Tournament, TournamentId } from '../domain/tournament.js';
import type { PlayView } from './play-source.js';
import { ReadTournaments } from './read-tournaments.js';

const KEPT_ODDS = 200;

/** Play data, loaded once per request; odds cached per version of a tournament. */
@Injectable()
export class ReadPlay {
  private readonly known = new Map<string, PlayOdds>();

  constructor(
    private readonly plays: Plays,
    private readonly read: ReadTournaments,
  ) {}

  /** Null before the draw, or if it does not apply. */
  async view(tournament: Tournament, viewer: Identity, loaders: LoaderRegistry): Promise<PlayView | null> {
    if (!(await this.read.maySeePlayers(tournament, viewer, loaders))) return null;
    const { id } = tournament;
    const play = await loaders
      .get('plays', (ids: readonly TournamentId[]) => Promise.all(ids.map((each) => this.plays.read(each))))
      .load(id);
    if (!play) return null;
    const entries = await this.read.entriesOf(id, loaders);
    return { play, entries: new Map(entries.map((entry) => [entry.id, entry])), odds: () => this.odds(play) };
  }

  private odds(play: PlayOfTournament): PlayOdds {
    const key = `${play.rules.tournamentId} ${play.version}`;
    const known = this.known.get(key) ?? oddsOf(play);
    this.known.delete(key);
    this.known.set(key, known);
    if (this.known.size > KEPT_ODDS) this.known.delete(this.known.keys().next().value!);
    return known;
  }
}
