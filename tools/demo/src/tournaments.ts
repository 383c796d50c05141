import { userId, type NumberPlayersId, type SportId, type UserId } from '@setpoint/kernel';
import { tournamentId, type SeededTeam, type SeededTournament } from '@setpoint/tournaments';
import { CITIES, type City } from './cities.ts';
import type { DemoPerson } from './people.ts';
import { idFor, type StoryRandom } from './random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Details = SeededTournament['details'];

interface Plan {
  readonly key: string;
  readonly name: string;
  readonly city: City;
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
  /** Before now, of one that is or was played; from now on, of one that takes registrations. */
  readonly startsInDays: number;
  /** Support has not opened it yet. */
  readonly isPlanned?: boolean;
  readonly teams: number;
  /** People who sign in, team by team: they are in first. */
  readonly cast?: readonly (readonly string[])[];
  /** Wins for sure, so that there is a prize to take. */
  readonly favourite?: string;
  readonly more?: Partial<Details>;
}

const PRIZES: Details['prizes'] = [
  {
    placing: 'WINNER',
    choices: [
      { kind: 'VOUCHER', cents: 5_000 },
      { kind: 'POINTS', points: 800 },
      { kind: 'CREDIT', cents: 4_000 },
    ],
  },
  {
    placing: 'SECOND',
    choices: [
      { kind: 'VOUCHER', cents: 2_500 },
      { kind: 'POINTS', points: 400 },
    ],
  },
  { placing: 'SEMIFINALIST', choices: [{ kind: 'POINTS', points: 150 }] },
];

const RULES = `Matches are self-refereed. The two sides agree on court, day and time inside the playing window, and enter the result on the page of the match.

Balls are brought by both sides. The court is shared.

Who cannot play in time takes three more days, twice at most. A side that does nothing loses the match.`;

const [MILANO, ROMA] = CITIES as [City, City];

const SLAM = tournamentId(idFor('tournament', 'milano-slam'));

const PLANS: readonly Plan[] = [
  {
    ...{ key: 'navigli-open', name: 'Navigli Padel Open', city: MILANO, sport: 2, numberPlayers: 2 },
    ...{ startsInDays: 12, teams: 9, more: { levelMin: 2, levelMax: 5.5 } },
  },
  {
    ...{ key: 'city-singles', name: 'Milano City Singles', city: MILANO, sport: 1, numberPlayers: 1 },
    ...{ startsInDays: -2, teams: 12, cast: [['ana'], ['ben'], ['carla'], ['david']] },
    more: { gameMode: 'ONE_SET_9_GAMES', teamsToStart: 12, maxTeams: 12 },
  },
  {
    ...{ key: 'san-siro-cup', name: 'San Siro Padel Cup', city: MILANO, sport: 2, numberPlayers: 2 },
    ...{
      startsInDays: -7,
      teams: 8,
      cast: [
        ['ana', 'carla'],
        ['ben', 'david'],
      ],
    },
    more: { teamsToStart: 8, maxTeams: 8 },
  },
  {
    ...{ key: 'lambrate-masters', name: 'Lambrate Masters', city: MILANO, sport: 1, numberPlayers: 1 },
    ...{ startsInDays: -48, teams: 16, cast: [['ana'], ['ben'], ['carla']], favourite: 'ana' },
    more: { format: 'PLAY_OFF' },
  },
  {
    ...{ key: 'milano-slam', name: 'Milano Slam', city: MILANO, sport: 1, numberPlayers: 1 },
    ...{ startsInDays: 40, teams: 11, more: { type: 'SLAM', format: 'PLAY_OFF', priceCents: 3_500 } },
  },
  {
    ...{ key: 'milano-slam-qualifier', name: 'Milano Slam Qualifier', city: MILANO, sport: 1, numberPlayers: 1 },
    ...{ startsInDays: 9, teams: 5 },
    more: {
      type: 'SLAM_QUALI',
      format: 'PLAY_OFF',
      priceCents: 1_000,
      teamsToStart: 8,
      maxTeams: 8,
      minTeams: 4,
      slamId: SLAM,
    },
  },
  {
    ...{ key: 'isola-social', name: 'Isola Social Doubles', city: MILANO, sport: 1, numberPlayers: 2 },
    ...{ startsInDays: 16, teams: 4, more: { priceCents: 0, gameMode: 'NEXTGEN', prizes: [] } },
  },
  {
    ...{ key: 'club-evening', name: 'Club Evening Padel', city: MILANO, sport: 2, numberPlayers: 2 },
    ...{ startsInDays: 20, teams: 3, more: { isPrivate: true } },
  },
  {
    // Enough have come by the day on which it was to start: it closes, and starts a week later.
    ...{ key: 'porta-romana-open', name: 'Porta Romana Padel Open', city: MILANO, sport: 2, numberPlayers: 2 },
    ...{ startsInDays: 0, teams: 7 },
  },
  {
    // Too few have: it is called off.
    ...{ key: 'citta-studi-singles', name: 'Città Studi Singles', city: MILANO, sport: 1, numberPlayers: 1 },
    ...{ startsInDays: 0, teams: 3 },
  },
  {
    ...{ key: 'sempione-doubles', name: 'Sempione Doubles', city: MILANO, sport: 1, numberPlayers: 2 },
    ...{ startsInDays: 50, teams: 0, isPlanned: true },
  },
  {
    ...{ key: 'testaccio-cup', name: 'Testaccio Padel Cup', city: ROMA, sport: 2, numberPlayers: 2 },
    ...{ startsInDays: -40, teams: 8, more: { teamsToStart: 8, maxTeams: 8 } },
  },
  ...CITIES.slice(1, 6).map((city, index): Plan => ({
    ...{ key: `open-${city.name}`, name: `${city.name} Open`, city, sport: 1, numberPlayers: 1 },
    ...{ startsInDays: 8 + index * 3, teams: 3 + index },
  })),
];

/** In each state: planned, open, closed, with groups and a play-off under way, played with prizes, called off. */
export function tournaments(
  everyone: readonly DemoPerson[],
  favouritesOf: (person: DemoPerson) => readonly string[],
  random: StoryRandom,
  now: Date,
): SeededTournament[] {
  const byKey = new Map(everyone.map((person) => [person.email.split('@')[0]!, person]));
  return PLANS.map((plan) => {
    const { city, sport, numberPlayers, cast = [], startsInDays, isPlanned = false } = plan;
    const named = cast.map((team) => team.map((key) => byKey.get(key)!));
    const others = everyone.filter(
      (person) =>
        person.city === city &&
        !person.signsIn &&
        person.sports.some((one) => one.sport === sport && one.level !== null),
    );
    const crowd = random.sample(others, (plan.teams - named.length) * numberPlayers);
    const filled = Array.from({ length: Math.floor(crowd.length / numberPlayers) }, (_, index) =>
      crowd.slice(index * numberPlayers, (index + 1) * numberPlayers),
    );
    const startsAt = new Date(now.getTime() + startsInDays * DAY_MS);
    return {
      id: idFor('tournament', plan.key),
      details: detailsOf(plan, startsAt),
      startedAt: startsInDays < 0 ? startsAt : null,
      isPlanned,
      teams: [...named, ...filled].map((team) => teamOf(plan, team, favouritesOf, byKey.get(plan.favourite ?? ''))),
    };
  });
}

function detailsOf({ key: _, name, city, sport, numberPlayers, more }: Plan, startsAt: Date): Details {
  return {
    ...{ name, type: 'CLASSIC', sport, numberPlayers, sex: 'ALL', levelMin: null, levelMax: null },
    ...{ ageMin: null, ageMax: null, isPrivate: false, format: 'GROUPS_AND_PLAY_OFF' },
    ...{ gameMode: 'THREE_SETS_6_GAMES', priceCents: 2_000, summerDays: null },
    ...{ teamsToStart: 16, minTeams: 6, maxTeams: 16, seeds: null, city: city.name, lat: city.lat, lng: city.lng },
    ...{ radiusKm: 20, timeZone: city.timeZone, rules: RULES, prizes: PRIZES, slamId: null },
    startOn: new Intl.DateTimeFormat('sv-SE', { timeZone: city.timeZone, dateStyle: 'short' }).format(startsAt),
    ...more,
  };
}

function teamOf(
  { key, sport }: Plan,
  team: readonly DemoPerson[],
  favouritesOf: (person: DemoPerson) => readonly string[],
  favourite: DemoPerson | undefined,
): SeededTeam {
  const mean = (of: (person: DemoPerson) => number) => team.reduce((sum, person) => sum + of(person), 0) / team.length;
  const playerIds: UserId[] = team.map(({ id }) => userId(id));
  return {
    id: idFor('registration', `${key} ${playerIds.join(' ')}`),
    playerIds,
    rating: mean((person) => person.sports.find((one) => one.sport === sport)?.level ?? person.skill[sport]),
    clubs: [...new Set(team.flatMap(favouritesOf))],
    skill: favourite && team.includes(favourite) ? 9 : mean((person) => person.skill[sport]),
  };
}
