import { randomUUID } from 'node:crypto';
import type { Person } from './person.js';

interface Answer {
  readonly success: boolean;
  readonly errorCode: string | null;
}

interface Created extends Answer {
  readonly fieldErrors: readonly object[];
  readonly tournament: { readonly id: string } | null;
}

export interface Registered extends Answer {
  readonly registration: {
    readonly id: string;
    readonly state: string;
    readonly paymentReference: string | null;
  } | null;
}

const REGISTRATION = 'registration { id state paymentReference }';

/** For everybody in Milano, unless the details say otherwise; nobody can register yet. */
export async function createTournament(
  support: Person,
  details: Readonly<Record<string, unknown>> & { readonly startOn: string },
): Promise<string> {
  const usual = {
    ...{ type: 'CLASSIC', sport: 1, numberPlayers: 1, sex: 'ALL', isPrivate: false, format: 'PLAY_OFF' },
    ...{ gameMode: 'ONE_SET_9_GAMES', priceCents: 2_000, teamsToStart: 2, minTeams: 2, maxTeams: 2 },
    ...{ city: 'Milano', lat: 45.46, lng: 9.19, radiusKm: 20, timeZone: 'Europe/Rome', prizes: [] },
  };
  const { tournament, fieldErrors, errorCode } = await support.command<Created>(
    'createTournament',
    { requestId: randomUUID(), details: { ...usual, ...details } },
    'fieldErrors { field code } tournament { id }',
  );
  if (!tournament) throw new Error(`the tournament was refused: ${errorCode} ${JSON.stringify(fieldErrors)}`);
  return tournament.id;
}

/** The same, with registrations open. */
export async function openTournament(...[support, details]: Parameters<typeof createTournament>): Promise<string> {
  const id = await createTournament(support, details);
  const { openTournament: opened } = await support.get<{ openTournament: Answer }>(
    'mutation ($id: ID!) { openTournament(input: { id: $id }) { success errorCode } }',
    { id },
  );
  if (!opened.success) throw new Error(`the tournament was not opened: ${opened.errorCode}`);
  return id;
}

export const enterTournament = (
  who: Person,
  tournamentId: string,
  partner: Person | null = null,
  expectedCents = 2_000,
): Promise<Registered> =>
  who.command<Registered>(
    'registerForTournament',
    { tournamentId, requestId: randomUUID(), partnerId: partner?.id ?? null, expectedCents },
    REGISTRATION,
  );

export const myRegistration = async (who: Person, id: string): Promise<Registered['registration']> =>
  (
    await who.get<{ tournament: { myRegistration: Registered['registration'] } }>(
      'query ($id: ID!) { tournament(id: $id) { myRegistration { id state paymentReference } } }',
      { id },
    )
  ).tournament.myRegistration;
