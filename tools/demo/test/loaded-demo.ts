import { billingService } from '@setpoint/billing';
import { chatService } from '@setpoint/chat';
import { courtsService } from '@setpoint/courts';
import { identityService } from '@setpoint/identity';
import { leaguesService } from '@setpoint/leagues';
import { matchesService } from '@setpoint/matches';
import { notificationsService } from '@setpoint/notifications';
import { playersService } from '@setpoint/players';
import { MemoryFileStore, PictureFolder, silentLog } from '@setpoint/service-kit';
import { testPostgres } from '@setpoint/testkit';
import { tournamentsService } from '@setpoint/tournaments';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadDemo } from '../src/load-demo.js';
import { storyEnd } from '../src/story-adapters.js';
import { startStoryServices, type DemoEnvironment, type StoryServices } from '../src/story-services.js';

const definitions = [
  ...[billingService, chatService, courtsService, identityService, leaguesService, matchesService],
  ...[notificationsService, playersService, tournamentsService],
];

export interface LoadedDemo {
  readonly databaseUrl: string;
  readonly schemas: readonly string[];
  /** Reads the tables of all services. */
  rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The same services once more with ids that are new, at that instant or where the demo ends. */
  services(at?: Date): Promise<StoryServices>;
  drop(): Promise<void>;
}

/** The demo of a day in a database of its own, as a stack has it when it starts. */
export async function loadedDemo(now: Date): Promise<LoadedDemo> {
  const database = await (await testPostgres()).freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'setpoint-demo-'));
  const environment: DemoEnvironment = {
    ...{ definitions, databaseUrlOf: () => database.url, files: new MemoryFileStore(), logger: silentLog() },
    settings: { webUrl: 'http://localhost:3000', projectId: 'demo-setpoint', provider: 'memory', production: false },
    secret: 'a secret for tests, long enough for HS256',
  };
  await loadDemo({ ...environment, pictures: new PictureFolder(folder), now });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return {
    databaseUrl: database.url,
    schemas: definitions.map(({ name }) => name),
    rows: async (text, values = []) => (await client.query(text, [...values])).rows as never,
    services: (at = storyEnd(now)) => startStoryServices(environment, at, 'second'),
    drop: async () => {
      await client.end();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
