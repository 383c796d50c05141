import {
  availabilityChanged,
  followChanged,
  levelsChanged,
  orderClosed,
  orderPaid,
  orderReversed,
  phoneChanged,
  profileChanged,
} from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { FixedClock, player, startTestService, support, type TestService } from '@setpoint/testkit';
import { KeepTournamentDeadlines } from '../../src/timers/keep-tournament-deadlines.js';
import { tournamentsService } from '../../src/service.js';

export interface PersonChanges {
  readonly sex?: 'M' | 'F' | null;
  readonly birthDate?: string | null;
  readonly rating?: number | null;
  readonly numberPlayers?: 1 | 2;
  readonly mobile?: boolean;
  readonly available?: boolean;
  readonly follows?: readonly string[];
}

/* eslint-disable @typescript-eslint/no-explicit-any */

const DETAILS = {
  name: 'Summer Open',
  type: 'CLASSIC',
  sport: 1,
  numberPlayers: 1,
  sex: 'ALL',
  isPrivate: false,
  format: 'PLAY_OFF',
  gameMode: 'THREE_SETS_6_GAMES',
  priceCents: 2_500,
  startOn: '2026-07-01',
  teamsToStart: 8,
  minTeams: 2,
  maxTeams: 8,
  city: 'Milano',
  lat: 45.46,
  lng: 9.19,
  radiusKm: 20,
  timeZone: 'Europe/Rome',
  prizes: [{ placing: 'WINNER', voucherCents: 5_000, points: 500 }],
};

export const details = (changes: object = {}) => ({ ...DETAILS, ...changes });

const REGISTRATION = `registration { id state until paymentReference paid endedBecause mayCancel mayWithdraw
  captain { id } partner { id } tournament { id state teams placesTaken placesLeft } }`;

export class Stage {
  private count = 0;

  private constructor(
    readonly service: TestService,
    readonly clock: FixedClock,
  ) {}

  static async start(settings: Record<string, unknown> = {}): Promise<Stage> {
    const clock = new FixedClock();
    return new Stage(await startTestService(tournamentsService, { clock, settings }), clock);
  }

  stop() {
    return this.service.stop();
  }

  async ask(document: string, variables: object, who: Identity): Promise<any> {
    const { data, errors } = await this.service.query(document, { ...variables }, who);
    if (errors) throw new Error(errors[0]!.message);
    return Object.values(data!)[0];
  }

  /** A player of whom everything is known that entering needs. */
  async person(id: string, changes: PersonChanges = {}): Promise<Identity> {
    const { sex = 'F', birthDate = '1990-05-05', rating = 4.1, numberPlayers = 1, mobile = true } = changes;
    await this.service.deliver(profileChanged, {
      ...{ userId: id, firstName: id, lastName: 'Rossi', displayName: `${id} Rossi`, sex, birthDate },
      ...{ language: 'it', sports: [1], inviteCode: `invite-${id}` },
      location: { name: 'Milano', country: 'IT', lat: 45.47, lng: 9.18, timeZone: 'Europe/Rome' },
    });
    const levels = rating === null ? [] : [{ sport: 1 as const, numberPlayers, rating }];
    await this.service.deliver(levelsChanged, { userId: id, levels });
    if (mobile) await this.service.deliver(phoneChanged, { userId: id, number: '+393331234567' });
    if (changes.available)
      await this.service.deliver(availabilityChanged, { userId: id, noFixedDays: true, slots: [] });
    for (const followedId of changes.follows ?? [])
      await this.service.deliver(followChanged, { followerId: id, followedId, following: true });
    return player(id);
  }

  /** The id of a tournament that is open. */
  async open(changes: object = {}): Promise<string> {
    const input = { requestId: `create-${(this.count += 1)}`, details: details(changes) };
    const created = await this.ask(
      `mutation ($input: CreateTournamentInput!) { createTournament(input: $input) {
        errorCode fieldErrors { field code } tournament { id } } }`,
      { input },
      support('sam'),
    );
    if (created.errorCode) throw new Error(JSON.stringify(created));
    await this.support('openTournament', { id: created.tournament.id });
    return created.tournament.id;
  }

  support(mutation: string, input: object, fields = 'tournament { id state version }') {
    const type = {
      openTournament: 'SupportTournamentActionInput',
      startTournament: 'SupportTournamentActionInput',
      cancelTournament: 'SupportTournamentActionInput',
      editTournament: 'EditTournamentInput',
      createTournament: 'CreateTournamentInput',
      excludeEntry: 'ExcludeEntryInput',
      moveInPriorityList: 'MoveInPriorityListInput',
      setTournamentSeeds: 'SetTournamentSeedsInput',
      addTournamentPhoto: 'AddTournamentPhotoInput',
      removeTournamentPhoto: 'RemoveTournamentPhotoInput',
      orderTournamentPhotos: 'OrderTournamentPhotosInput',
    }[mutation];
    return this.ask(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) {
        success errorCode fieldErrors { field code } ${fields} } }`,
      { input },
      support('sam'),
    );
  }

  register(who: Identity, tournamentId: string, more: object = {}) {
    const input = { tournamentId, requestId: `register-${(this.count += 1)}`, expectedCents: 2_500, ...more };
    return this.ask(
      `mutation ($input: RegisterForTournamentInput!) { registerForTournament(input: $input) {
        success errorCode retryAfterSeconds fieldErrors { field code } ${REGISTRATION} } }`,
      { input },
      who,
    );
  }

  change(mutation: 'cancelRegistration' | 'withdrawFromSlam' | 'takeOfferedPlace', who: Identity, id: string) {
    return this.ask(
      `mutation ($input: RegistrationIdInput!) { ${mutation}(input: $input) { success errorCode ${REGISTRATION} } }`,
      { input: { registrationId: id } },
      who,
    );
  }

  tournament(id: string, fields: string, who: Identity) {
    return this.ask(`query ($id: ID!) { tournament(id: $id) { ${fields} } }`, { id }, who);
  }

  paid(registrationId: string, playerId: string) {
    return this.service.deliver(orderPaid, {
      ...{ dueId: `due-${registrationId}-${playerId}`, kind: 'TOURNAMENT', reference: registrationId, playerId },
      ...{ paymentId: `payment-${playerId}`, priceCents: 2_500, creditCents: 0, cardCents: 2_500, currency: 'EUR' },
    });
  }

  closed(registrationId: string, playerId: string) {
    const dueId = `due-${registrationId}-${playerId}`;
    return this.service.deliver(orderClosed, { dueId, kind: 'TOURNAMENT', reference: registrationId, playerId });
  }

  reversed(registrationId: string, playerId: string) {
    return this.service.deliver(orderReversed, {
      ...{ dueId: `due-${registrationId}-${playerId}`, kind: 'TOURNAMENT', reference: registrationId, playerId },
      ...{
        paymentId: `payment-${playerId}`,
        returnedCents: 2_500,
        currency: 'EUR',
        at: this.clock.now().toISOString(),
      },
    });
  }

  /** Entered and paid. */
  async enter(name: string, tournamentId: string, changes: PersonChanges = {}): Promise<string> {
    const answer = await this.register(await this.person(name, changes), tournamentId);
    if (!answer.success) throw new Error(JSON.stringify(answer));
    await this.paid(answer.registration.id, name);
    return answer.registration.id;
  }

  /** Lets what is due at this moment happen. */
  async passTime(): Promise<void> {
    while ((await this.service.app.get(KeepTournamentDeadlines).run(this.clock.now())) > 0);
  }
}
