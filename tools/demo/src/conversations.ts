import type { SeededConversation, SeededLine } from '@setpoint/chat';
import type {
  DataOf,
  leagueGroupChanged,
  matchPeopleChanged,
  registrationConfirmed,
  tournamentGroupsChanged,
} from '@setpoint/events';
import type { DemoPerson } from './people.ts';

const MINUTE_MS = 60_000;

interface Scene {
  readonly people: readonly DemoPerson[];
  /** Those that may still be played, the next ones of each first. */
  readonly matches: readonly DataOf<typeof matchPeopleChanged>[];
  readonly tournaments: readonly DataOf<typeof tournamentGroupsChanged>[];
  readonly entries: readonly DataOf<typeof registrationConfirmed>[];
  readonly leagueGroups: readonly DataOf<typeof leagueGroupChanged>[];
  readonly now: Date;
}

/** What the people who sign in have written to each other. */
export function conversations({
  people,
  matches,
  tournaments,
  entries,
  leagueGroups,
  now,
}: Scene): SeededConversation[] {
  const named = (name: string) => people.find(({ email }) => email.startsWith(`${name}@`))!.id;
  const [ana, ben, carla, david] = ['ana', 'ben', 'carla', 'david'].map(named) as [string, string, string, string];
  const cast = [ana, ben, carla, david];
  const told = (minutesAgo: number, by: string, text: string): SeededLine => ({
    ...{ by, text, at: new Date(now.getTime() - minutesAgo * MINUTE_MS) },
  });
  const pair = (one: string, other: string, lines: readonly SeededLine[], readBy: readonly string[]) => ({
    ...{ kind: 'PLAYER' as const, recipientId: other, openedBy: one, lines, readBy },
  });
  const match =
    matches.find(({ guests, playerIds }) => guests.length > 0 && playerIds.includes(ana)) ??
    matches.find(({ playerIds }) => playerIds.includes(ana) && playerIds.length > 1);
  const isOfCast = ({ playerIds }: { readonly playerIds: readonly string[] }) =>
    playerIds.some((id) => cast.includes(id));
  const tournamentGroup = tournaments
    .filter(({ over }) => !over)
    .flatMap(({ groups }) => groups)
    .find(isOfCast);
  const played = new Set(tournaments.filter(({ over }) => over).map(({ tournament }) => tournament.id));
  const team = entries.find(
    (entry) => entry.playerIds.length > 1 && entry.playerIds.includes(ana) && !played.has(entry.tournament.id),
  );
  const leagueGroup = leagueGroups.find((group) => !group.over && isOfCast(group));
  return [
    pair(
      ana,
      ben,
      [
        told(2_900, ben, 'Great match yesterday!'),
        told(2_890, ana, 'It was. Your serve is getting dangerous.'),
        told(42, ben, 'Again this week?'),
        told(41, ben, 'Thursday evening would suit me.'),
      ],
      [ben],
    ),
    pair(
      carla,
      ana,
      [
        told(7_300, carla, 'Do you know a good stringer near the Navigli?'),
        told(7_260, ana, 'The shop at the club does it in a day.'),
        told(7_255, carla, 'Perfect, thank you.'),
      ],
      [ana, carla],
    ),
    pair(
      carla,
      ben,
      [
        told(400, ben, 'Are you coming to the club on Sunday?'),
        told(26, carla, 'Yes, at ten. I need somebody to practise my backhand with.'),
        told(
          25,
          carla,
          'Bring balls, mine are flat. This is how it should look: https://www.youtube.com/results?search_query=tennis+backhand',
        ),
      ],
      [carla],
    ),
    pair(david, ana, [told(95, david, 'Shall we enter the next doubles together?')], [david]),
    ...(match ? [ofMatch(match, ana, now, told)] : []),
    ...(team ? [ofTeam(team, ana, told)] : []),
    ...(tournamentGroup ? [ofGroup('TOURNAMENT_GROUP', tournamentGroup, told)] : []),
    ...(leagueGroup ? [ofGroup('LEAGUE_GROUP', leagueGroup, told)] : []),
  ];
}

function ofTeam(
  { registrationId, playerIds }: DataOf<typeof registrationConfirmed>,
  ana: string,
  told: Told,
): SeededConversation {
  const partner = playerIds.find((id) => id !== ana)!;
  return {
    ...{ kind: 'TOURNAMENT_TEAM', recipientId: registrationId, openedBy: ana },
    lines: [told(3_000, ana, 'We are in! Left or right side?'), told(2_950, partner, 'Right, as always.')],
    readBy: [ana, partner],
  };
}

type Told = (minutesAgo: number, by: string, text: string) => SeededLine;

function ofMatch(
  { matchId, playerIds, guests }: DataOf<typeof matchPeopleChanged>,
  ana: string,
  now: Date,
  told: Told,
): SeededConversation {
  const others = playerIds.filter((id) => id !== ana);
  const noted = (minutesAgo: number, by: string, note: NonNullable<SeededLine['note']>): SeededLine => ({
    ...{ by, note, at: new Date(now.getTime() - minutesAgo * MINUTE_MS) },
  });
  const [guest] = guests;
  return {
    ...{ kind: 'MATCH', recipientId: matchId, openedBy: ana },
    lines: [
      ...others.slice(0, 1).map((id) => noted(1_600, id, 'PLAYER_JOINED')),
      noted(1_500, ana, 'MATCH_ORGANISED'),
      told(1_490, ana, 'Court is booked. I bring new balls.'),
      ...others.slice(0, 1).map((id) => told(1_200, id, 'See you there!')),
      ...(guest
        ? [{ ...told(30, guest.id, 'Thanks for the invitation. Is there parking?'), guestName: guest.name }]
        : []),
    ],
    readBy: others,
  };
}

const ofGroup = (
  kind: 'TOURNAMENT_GROUP' | 'LEAGUE_GROUP',
  group: { readonly groupId: string; readonly playerIds: readonly string[] },
  told: Told,
): SeededConversation => {
  const [first, second = first] = group.playerIds as [string, string | undefined];
  return {
    ...{ kind, recipientId: group.groupId, openedBy: first },
    lines: [
      told(5_000, first, 'Hello everybody, good luck to all!'),
      told(4_800, second!, 'You too. I can play most evenings.'),
    ],
    readBy: [first],
  };
};
