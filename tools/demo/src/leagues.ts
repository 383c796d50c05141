import { PADEL, TENNIS, userId, type SportId } from '@setpoint/kernel';
import type { SeededLeague, SeededLeagueTeam } from '@setpoint/leagues';
import type { DemoPerson } from './people.ts';
import { idFor, type StoryRandom } from './random.ts';

type Details = SeededLeague['details'];
type More = Omit<SeededLeagueTeam, 'id' | 'playerIds' | 'skill'>;

const PRIZES: Details['prizes'] = [
  {
    placing: 'WINNER',
    choices: [
      { kind: 'VOUCHER', cents: 3_000, points: null },
      { kind: 'POINTS', cents: null, points: 500 },
      { kind: 'CREDIT', cents: 2_500, points: null },
    ],
  },
  {
    placing: 'SECOND',
    choices: [
      { kind: 'VOUCHER', cents: 1_500, points: null },
      { kind: 'POINTS', cents: null, points: 250 },
    ],
  },
];

const RULES = `A match in each round, nine days to play it. The two sides agree on court, day and time, and enter the result on the page of the match.

Who wants to play more challenges others of the group. The first two of each group play its final.`;

/** Of all teams: as many as begin with the first phase, that came later, and that come with the next phase. */
const [FROM_THE_FIRST, LATER, COMING] = [13, 3, 2];
/** Fewer than a phase needs. */
const WOMEN_IN_ROMA = 9;

/** Doubles in Milano that has gone on for a while, and singles in Roma that still looks for players. */
export function leagues(everyone: readonly DemoPerson[], random: StoryRandom): SeededLeague[] {
  const byKey = new Map(everyone.map((person) => [person.email.split('@')[0]!, person]));
  const named = (...keys: string[]) => keys.map((key) => byKey.get(key)!);
  // Who has time on many days finds a partner, and opponents.
  const crowd = shuffledPlayers(everyone, 'Milano', PADEL, random).sort((a, b) => daysOf(b).length - daysOf(a).length);
  const pair = () => {
    const one = crowd.shift()!;
    const [partner] = crowd.toSorted((a, b) => daysOfBoth(one, b).length - daysOfBoth(one, a).length);
    crowd.splice(crowd.indexOf(partner!), 1);
    return [one, partner!];
  };
  const pairs = (count: number, joins: More['joins']) =>
    Array.from({ length: count }, () => team('padel', PADEL, pair(), { joins }));
  const cast = { joins: 'FIRST', isFavourite: true, isLate: true } as const;
  const women = shuffledPlayers(everyone, 'Roma', TENNIS, random).filter(({ sex }) => sex === 'F');
  return [
    {
      id: idFor('league', 'milano-padel'),
      isNew: false,
      details: {
        ...{ name: 'Milano Padel League', province: 'MI', sport: PADEL, numberPlayers: 2, sex: 'ALL' },
        ...{ gameMode: 'THREE_SETS_6_GAMES', priceCents: 1_500, prizes: PRIZES, rules: RULES },
      },
      teams: [
        team('padel', PADEL, named('ana', 'carla'), cast),
        team('padel', PADEL, named('ben', 'david'), cast),
        team('padel', PADEL, [...named('owner'), ...crowd.splice(-1)], { joins: 'FIRST', isShort: true }),
        ...pairs(FROM_THE_FIRST, 'FIRST'),
        team('padel', PADEL, pair(), { joins: 'FIRST', isExcluded: true }),
        ...pairs(LATER, 'LAST'),
        ...pairs(COMING, 'COMING'),
      ],
    },
    {
      id: idFor('league', 'roma-tennis'),
      isNew: true,
      details: {
        ...{ name: 'Roma Women’s Tennis League', province: 'RM', sport: TENNIS, numberPlayers: 1, sex: 'F' },
        ...{ gameMode: 'THREE_SETS_6_GAMES', priceCents: 1_200, prizes: PRIZES, rules: RULES },
      },
      teams: women.slice(0, WOMEN_IN_ROMA).map((one) => team('tennis', TENNIS, [one], { joins: 'COMING' })),
    },
  ];
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

const daysOf = ({ availability: { noFixedDays, slots } }: DemoPerson): readonly number[] =>
  noFixedDays ? WEEK : slots.map(({ weekday }) => weekday);

const daysOfBoth = (one: DemoPerson, other: DemoPerson): readonly number[] =>
  daysOf(one).filter((day) => daysOf(other).includes(day));

const shuffledPlayers = (
  everyone: readonly DemoPerson[],
  city: string,
  sport: SportId,
  random: StoryRandom,
): DemoPerson[] => {
  const players = everyone.filter(
    (person) =>
      person.city.name === city &&
      !person.signsIn &&
      person.sports.some((one) => one.sport === sport && one.level !== null),
  );
  return random.sample(players, players.length);
};

function team(league: string, sport: SportId, players: readonly DemoPerson[], more: More): SeededLeagueTeam {
  const [first, ...others] = players.map(({ id }) => userId(id));
  if (!first) throw new Error(`too few players for the ${league} league`);
  return {
    ...more,
    id: idFor('subscription', `${league} ${players.map(({ id }) => id).join(' ')}`),
    playerIds: [first, ...others],
    skill: players.reduce((sum, { skill }) => sum + skill[sport], 0) / players.length,
  };
}
