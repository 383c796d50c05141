import { userId, type Random, type SportId } from '@setpoint/kernel';
import type { RuleContext, Engagement, Person } from '../domain/rule-context.js';
import { players, type Match } from '../domain/match.js';
import { Lottery, pick } from './chance.js';
import type { CourtSeed, HistorySeed, PlayerSeed } from './seeds.js';

const HOUR = 3_600_000;

/** Who plays with whom, where and when. */
export class Town {
  /** Draws somebody who feels like playing. */
  readonly everyone: Lottery<PlayerSeed>;
  readonly context: RuleContext;
  private readonly random: Random;
  private readonly byId: ReadonlyMap<string, PlayerSeed>;
  private readonly followings: ReadonlySet<string>;
  private readonly engagements = new Map<string, Engagement[]>();
  private readonly pools = new Map<string, PlayerSeed[]>();
  private readonly company = new Map<string, Lottery<PlayerSeed>>();
  private readonly courtsOf = new Map<string, Lottery<CourtSeed>>();
  private readonly days = new Map<string, Intl.DateTimeFormat>();

  constructor(private readonly seed: HistorySeed) {
    this.random = seed.random;
    const active = seed.players.filter((player) => sportsOf(player).length > 0);
    this.everyone = new Lottery(active, (player) => player.eagerness);
    this.byId = new Map(seed.players.map((player) => [player.id, player]));
    this.followings = new Set(seed.follows.map(({ followerId, followedId }) => `${followerId} ${followedId}`));
    for (const player of active)
      for (const sport of sportsOf(player)) {
        const key = `${player.city} ${sport}`;
        this.pools.set(key, [...(this.pools.get(key) ?? []), player]);
      }
    const people = new Map<string, Person>(
      seed.players.map((player) => {
        this.engagements.set(player.id, []);
        const { levels, timeZone } = player;
        // partnersOf leaves out who is busy in the first place.
        return [player.id, { id: userId(player.id), levels, absence: null, timeZone, engagements: [], waitsFor: 0 }];
      }),
    );
    const courts = new Map(seed.courts.map((court) => [court.id, { timeZone: court.timeZone }]));
    this.context = {
      person: (id) => people.get(id),
      court: (id) => courts.get(id),
      blockBetween: () => false,
      follows: (one, other) => this.follows(one, other),
    };
  }

  player(id: string): PlayerSeed | undefined {
    return this.byId.get(id);
  }

  /** Who plays, town by town, the most eager first, without some. */
  residents(except: readonly string[]): PlayerSeed[][] {
    const active = this.seed.players.filter((player) => sportsOf(player).length > 0 && !except.includes(player.id));
    const towns = Map.groupBy(active, ({ city }) => city);
    return [...towns.values()].map((residents) => residents.toSorted((one, other) => other.eagerness - one.eagerness));
  }

  follows(follower: string, followed: string): boolean {
    return this.followings.has(`${follower} ${followed}`);
  }

  /** From now on its players are busy at its time. */
  engage(match: Match): void {
    const { when } = match.plan;
    if (!when || match.state === 'CANCELLED' || match.state === 'EXPIRED') return;
    for (const id of players(match))
      this.engagements
        .get(id)
        ?.push({ matchId: match.id, startsAt: when.startsAt, endsAt: when.endsAt, isPrivate: false });
  }

  isFree(player: PlayerSeed, startsAt: number, endsAt: number): boolean {
    return !this.engagements
      .get(player.id)!
      .some((other) => other.startsAt.getTime() < endsAt + 2 * HOUR && other.endsAt.getTime() > startsAt - 2 * HOUR);
  }

  /** People of the same town and about the same strength who are free; friends first. */
  partnersOf(
    centre: PlayerSeed,
    sport: SportId,
    count: number,
    createdAt: number,
    startsAt: number,
    endsAt: number,
  ): PlayerSeed[] {
    const isFree = (player: PlayerSeed) => this.isFree(player, startsAt, endsAt);
    if (!isFree(centre)) return [];
    const lottery = this.companyOf(centre, sport);
    const chosen: PlayerSeed[] = [];
    for (let attempt = 0; attempt < 40 && chosen.length < count; attempt++) {
      const player = lottery.draw(this.random);
      if (player && !chosen.includes(player) && player.registeredAt.getTime() < createdAt && isFree(player))
        chosen.push(player);
    }
    return chosen;
  }

  /** A court of the town, rather one that is near. */
  courtFor(player: PlayerSeed, sport: SportId): CourtSeed | null {
    const key = `${player.id} ${sport}`;
    const distance = (court: CourtSeed) => Math.hypot(court.lat - player.lat, court.lng - player.lng);
    const near =
      this.courtsOf.get(key) ??
      new Lottery(
        this.seed.courts.filter((court) => court.city === player.city && court.sports.includes(sport)),
        (court) => 1 / (0.01 + distance(court)),
      );
    this.courtsOf.set(key, near);
    return near.draw(this.random);
  }

  /** A time at which people play, near the wished instant: after work, at lunch, on weekend mornings. */
  slot(around: number, timeZone: string): { datePlay: string; timePlay: string } {
    const day = this.days.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    this.days.set(timeZone, day);
    const datePlay = day.format(around);
    const weekday = new Date(`${datePlay}T12:00:00Z`).getUTCDay();
    const times = weekday === 0 || weekday === 6 ? WEEKEND : WEEKDAY;
    return { datePlay, timePlay: pick(this.random, times) };
  }

  /** With whom somebody plays, the more the better they match. */
  private companyOf(centre: PlayerSeed, sport: SportId): Lottery<PlayerSeed> {
    const key = `${centre.id} ${sport}`;
    const known = this.company.get(key);
    if (known) return known;
    const others = (this.pools.get(`${centre.city} ${sport}`) ?? []).filter((player) => player !== centre);
    const company = new Lottery(
      others,
      (player) =>
        player.eagerness *
        (this.follows(centre.id, player.id) ? 4 : 1) *
        Math.exp(-((player.skill[sport]! - centre.skill[sport]!) ** 2) / 0.9),
    );
    this.company.set(key, company);
    return company;
  }
}

export const sportsOf = (player: PlayerSeed): SportId[] =>
  Object.keys(player.skill).map((sport) => Number(sport) as SportId);

const WEEKDAY = ['07:30', '12:30', '13:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00'];
const WEEKEND = ['09:00', '09:30', '10:00', '10:30', '11:00', '12:00', '15:30', '16:00', '17:00', '18:00'];
