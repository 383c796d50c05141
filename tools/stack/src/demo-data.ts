import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoEnvironment } from '@setpoint/demo';
import { PictureFolder } from '@setpoint/service-kit';
import writeFileAtomic from 'write-file-atomic';
import { step } from '../../start/steps.mjs';
import { DATABASE, dropSchemas, servicesWithTables, updateStatistics } from './database.ts';

interface Loading {
  readonly environment: DemoEnvironment;
  readonly now: Date;
  readonly dataDir: string;
  readonly filesRoot: string;
  readonly database: (name: string) => string;
}

/** Loads the demo data on the first start, before the services run. What a start that was killed left of them is dropped. */
export async function loadDemoOnce({ environment, now, dataDir, filesRoot, database }: Loading): Promise<void> {
  const [begun, loaded] = [join(dataDir, 'demo-begun'), join(dataDir, 'demo-loaded')];
  if (existsSync(loaded)) return;
  const mark = (file: string) => writeFileAtomic.sync(file, `${new Date().toISOString()}\n`);
  const names = environment.definitions.map(({ name }) => name);
  const { loadDemo } = await import('@setpoint/demo');
  const load = async () => {
    if (existsSync(begun)) await dropSchemas(database(DATABASE), names);
    // Data of a platform without demo are not ours to drop.
    else if ((await servicesWithTables(database(DATABASE), names)).size === 0) mark(begun);
    await loadDemo({ ...environment, pictures: new PictureFolder(filesRoot), now });
    await updateStatistics(database(DATABASE));
    mark(loaded);
  };
  await step('Load the demo data (first run)', load, {
    remedy: `Start clean (rm -r ${dataDir}) or without demo data: npm start -- --no-demo`,
  });
}
