import { seedPayments, seedPoints } from '@setpoint/billing';
import { seedChat } from '@setpoint/chat';
import {
  evaluationGiven,
  levelsChanged,
  resultConfirmed,
  type accountRegistered,
  type courtChanged,
  type DataOf,
  type OutgoingEvent,
  type profileChanged,
} from '@setpoint/events';
import { seedProfiles } from '@setpoint/identity';
import { groupsOfLeagues, seedLeagueLevels, seedPlayedForLeagues, type PaidPhase } from '@setpoint/leagues';
import { peopleOfMatches, seedLevels } from '@setpoint/matches';
import { seedNotifications } from '@setpoint/notifications';
import type { RunningService } from '@setpoint/service-kit';
import {
  entriesOfTournaments,
  groupsOfTournaments,
  seedPlayedForTournaments,
  seedTournamentLevels,
  type PaidPlace,
} from '@setpoint/tournaments';
import { conversations } from './conversations.ts';
import { discounts } from './discounts.ts';
import { dataOf, isNews } from './events.ts';
import { payments } from './payments.ts';
import type { DemoPerson } from './people.ts';
import { idFor } from './random.ts';

/** What is older has been read. */
const UNREAD_MS = 2 * 24 * 60 * 60 * 1000;

type Chat = Parameters<typeof seedChat>[1];

export interface DemoPast {
  readonly everyone: readonly DemoPerson[];
  readonly relations: Chat['follows'];
  readonly favourites: Chat['favourites'];
  readonly played: { readonly places: readonly PaidPlace[]; readonly phases: readonly PaidPhase[] };
  /** What the services told when they were filled. */
  readonly accounts: readonly OutgoingEvent[];
  readonly courts: readonly OutgoingEvent[];
  readonly profiles: readonly OutgoingEvent[];
  /** Of matches, in order of time. */
  readonly history: readonly (OutgoingEvent & { readonly at: Date })[];
  readonly now: Date;
}

/** What services keep of the others' events: levels, names, notifications, points and who may write to whom. */
export async function seedFollowers(services: Readonly<Record<string, RunningService>>, past: DemoPast): Promise<void> {
  const { everyone, relations, favourites, played, now } = past;
  const accounts = dataOf<typeof accountRegistered>(past.accounts, 'identity.account-registered.v1');
  const courts = dataOf<typeof courtChanged>(past.courts, 'courts.court-changed.v1');
  const profiles = dataOf<typeof profileChanged>(past.profiles, 'players.profile-changed.v1');
  const results = dataOf<typeof resultConfirmed>(past.history, resultConfirmed.type);
  const levels = dataOf<typeof levelsChanged>(past.profiles, levelsChanged.type);

  const notify = () =>
    seedNotifications(services['notifications']!, {
      ...{ accounts, profiles, courts, now },
      events: past.history
        .filter(({ at }) => isNews(at, now))
        .map(({ contract, data, at }, i) => ({ id: idFor('event', i), type: contract.type, data, at })),
      readBefore: new Date(now.getTime() - UNREAD_MS),
    });
  const bill = async () => {
    await seedPoints(services['billing']!, {
      ...{ accounts, profiles, results },
      evaluations: past.history
        .filter(({ contract }) => contract.type === evaluationGiven.type)
        .map(({ data, at }) => ({ data: data as DataOf<typeof evaluationGiven>, at })),
      ...discounts(everyone, now),
    });
    await seedPayments(services['billing']!, payments(played.places, played.phases));
  };
  const chat = async () => {
    const groups = {
      matches: await peopleOfMatches(services['matches']!),
      tournaments: await groupsOfTournaments(services['tournaments']!),
      entries: await entriesOfTournaments(services['tournaments']!),
      leagueGroups: await groupsOfLeagues(services['leagues']!),
    };
    await seedChat(services['chat']!, {
      ...{ profiles, follows: relations, favourites, courts, ...groups },
      conversations: conversations({ people: everyone, ...groups, now }),
    });
  };
  const tournaments = async () => {
    await seedTournamentLevels(services['tournaments']!, levels);
    await seedPlayedForTournaments(services['tournaments']!, results);
  };
  const leagues = async () => {
    await seedLeagueLevels(services['leagues']!, levels);
    await seedPlayedForLeagues(services['leagues']!, results);
  };
  // Each has tables of its own: while one waits for Postgres, another works.
  await Promise.all([
    seedLevels(services['matches']!, levels),
    tournaments(),
    leagues(),
    seedProfiles(services['identity']!, profiles),
    notify(),
    bill(),
    chat(),
  ]);
}
