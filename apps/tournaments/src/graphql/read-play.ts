import { Injectable } from '@nestjs/common';
import type { Identity } from '@setpoint/kernel';
import type { LoaderRegistry } from '@setpoint/service-kit';
import { Players } from '../application/ports/players.js';
import { Plays } from '../application/ports/plays.js';
import { oddsOf, type PlayOdds } from '../domain/play/odds.js';
import type { PlayOfTournament } from '../domain/play/play.js';
import type { Tournament, TournamentId } from '../domain/tournament.js';
import type { PlayView } from './play-source.js';
import { ReadTournaments } from './read-tournaments.js';

const KEPT_ODDS = 200;

/** Play data, loaded once per request; odds cached per version of a tournament and the ratings of its players. */
@Injectable()
export class ReadPlay {
  private readonly known = new Map<string, { readonly of: string; readonly odds: PlayOdds }>();

  constructor(
    private readonly plays: Plays,
    private readonly read: ReadTournaments,
    private readonly players: Players,
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
    const odds = () =>
      loaders.get(`odds of ${id}`, (ids: readonly string[]) => Promise.all(ids.map(() => this.odds(play, tournament))));
    return { play, entries: new Map(entries.map((entry) => [entry.id, entry])), odds: () => odds().load(id) };
  }

  private async odds(play: PlayOfTournament, tournament: Tournament): Promise<PlayOdds> {
    const players = play.entries.flatMap(({ playerIds }) => playerIds);
    const ratings = await this.players.ratings(players, tournament);
    const of = [play.version, ...players.map((player) => ratings.get(player))].join();
    const { id } = tournament;
    const known = this.known.get(id);
    const odds = known?.of === of ? known.odds : oddsOf(play, ratings);
    this.known.delete(id);
    this.known.set(id, { of, odds });
    if (this.known.size > KEPT_ODDS) this.known.delete(this.known.keys().next().value!);
    return odds;
  }
}
