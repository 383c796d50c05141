import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  accountRegistered,
  accountVerified,
  courtChanged,
  followChanged,
  levelsChanged,
  profileChanged,
  type EventContract,
  type EventEnvelope,
} from '@setpoint/events';
import pg from 'pg';
import { startLocalPostgres, type LocalPostgres } from '@setpoint/local-postgres';
import { DATABASE, prepareDatabase, rolePassword } from '../../stack/src/database.ts';
import { OF_PLAYERS, type ServiceName } from './protocol.ts';

const SECRET = 'a secret for this run only, long enough';

/** Database and inhabitants of a run. */
export interface World {
  readonly postgres: LocalPostgres;
  readonly databaseUrls: Readonly<Record<ServiceName, string>>;
  readonly adminUrl: string;
  readonly secret: string;
  readonly players: readonly string[];
  readonly courts: readonly string[];
  /** Facts that the services need before anything can be arranged. */
  readonly firstEvents: readonly EventEnvelope[];
  /** The path in the last message to the guest of a match, as it waits or went out. */
  lastMailTo(matchId: string): Promise<string>;
  destroy(): Promise<void>;
}

interface WorldOptions {
  /** Told when the database died and when it runs again. */
  readonly report?: (what: string) => void;
  /** Nothing is killed here: the database need not wait for its disk. */
  readonly isSafe?: boolean;
  /** Those of people who play, unless told. */
  readonly services?: readonly ServiceName[];
  /** Only processes die here, never the machine: what is written need not reach the disk. */
  readonly isPowerSafe?: boolean;
  /** Nobody follows anybody: then nobody can be invited to a private match. */
  readonly areStrangers?: boolean;
}

export async function createWorld(
  playerCount: number,
  { report, isSafe, isPowerSafe, areStrangers, services = OF_PLAYERS }: WorldOptions = {},
): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'setpoint-chaos-'));
  chmodSync(folder, 0o755);
  const postgres = await startLocalPostgres({
    dataDir: join(folder, 'postgres'),
    password: SECRET,
    ...(report && { report }),
    ...(isPowerSafe && { settings: { fsync: 'off', full_page_writes: 'off' } }),
    ...(isSafe && { settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } }),
  });
  await prepareDatabase((database) => postgres.url(database), services, SECRET);
  const players = Array.from({ length: playerCount }, () => randomUUID());
  const courts = Array.from({ length: 5 }, () => randomUUID());
  return {
    postgres,
    players,
    courts,
    secret: SECRET,
    adminUrl: postgres.url(DATABASE),
    databaseUrls: Object.fromEntries(
      services.map((name) => [name, postgres.url(DATABASE, name, rolePassword(SECRET, name))]),
    ) as Record<ServiceName, string>,
    firstEvents: [
      ...courts.map(courtEvent),
      ...players.flatMap(playerEvents),
      ...(areStrangers ? [] : players.flatMap(followEvents)),
    ],
    lastMailTo: (matchId) => lastMail(postgres.url(DATABASE), matchId),
    destroy: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function envelope<C extends EventContract>(contract: C, data: unknown): EventEnvelope {
  const checked = contract.schema.parse(data);
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: contract.owner,
    type: contract.type,
    time: new Date().toISOString(),
    subject: contract.subject(checked),
    data: checked,
  };
}

const courtEvent = (courtId: string, index: number) =>
  envelope(courtChanged, {
    courtId,
    name: `Court ${index}`,
    city: 'Milano',
    country: 'IT',
    lat: 45.46,
    lng: 9.19,
    timeZone: 'Europe/Rome',
    sports: [1, 2],
  });

function playerEvents(userId: string, index: number): EventEnvelope[] {
  const name = { firstName: `Player${index}`, lastName: 'Chaos' };
  return [
    envelope(accountRegistered, {
      userId,
      email: `p${index}@chaos.example`,
      ...name,
      sports: [1],
      language: 'en',
      roles: [],
    }),
    envelope(accountVerified, { userId }),
    envelope(profileChanged, {
      userId,
      ...name,
      displayName: `Player${index} Chaos`,
      sex: null,
      language: 'en',
      sports: [1],
      inviteCode: `C${index}`,
      location: { name: 'Milano', country: 'IT', lat: 45.46, lng: 9.19, timeZone: 'Europe/Rome' },
    }),
    envelope(levelsChanged, { userId, levels: [{ sport: 1, numberPlayers: 1, rating: 4 }] }),
  ];
}

/** Everybody follows everybody, so that everybody may invite everybody. */
const followEvents = (followerId: string, _: number, players: readonly string[]) =>
  players
    .filter((followedId) => followedId !== followerId)
    .map((followedId) => envelope(followChanged, { followerId, followedId, following: true }));

/** Asks until the database answers: it may be away just now. */
async function lastMail(adminUrl: string, matchId: string): Promise<string> {
  for (;;) {
    const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 1_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ path: string }>(
        `select data ->> 'path' as path from matches.outbox
         where type = 'matches.guest-message-requested.v1' and subject = $1 order by position desc limit 1`,
        [matchId],
      );
      if (rows[0]) return rows[0].path;
      throw new Error(`no message to a guest of ${matchId}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('no message')) throw error;
      await delay(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
