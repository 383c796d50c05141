import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MovableClock } from '@setpoint/service-kit';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { damagedFile } from './explain.ts';

const schema = z.object({ offsetMs: z.number() });

/**
 * The clock of a data folder, which never runs backwards: it goes on as it was left, so that deadlines that passed stay
 * passed. Only in a folder without data does it show `start` first. Call it before anything else is kept in the folder.
 * @throws StartError when the file can't be understood
 */
export function storedClock(dataDir: string, start?: Date): MovableClock {
  const file = join(dataDir, 'clock.json');
  const write = (offsetMs: number) => writeFileAtomic.sync(file, JSON.stringify({ offsetMs }));
  if (start && !existsSync(file) && !existsSync(join(dataDir, 'postgres'))) write(start.getTime() - Date.now());
  const clock = new MovableClock(existsSync(file) ? readOffset(file) : 0);
  clock.onMoved(() => write(clock.offset));
  return clock;
}

function readOffset(file: string): number {
  const text = readFileSync(file, 'utf8');
  try {
    return schema.parse(JSON.parse(text)).offsetMs;
  } catch (error) {
    throw damagedFile(
      file,
      error instanceof z.ZodError ? z.prettifyError(error) : error,
      `It says how far the platform's clock was moved. Remove it for the time of this machine: rm ${file}`,
    );
  }
}
