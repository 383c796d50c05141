import { existsSync, readFileSync } from 'node:fs';
import { MovableClock } from '@setpoint/service-kit';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { damagedFile } from './explain.ts';

const schema = z.object({ offsetMs: z.number() });

/**
 * The platform's clock as it was moved last time: deadlines that passed stay passed.
 * @throws StartError when the file can't be understood
 */
export function storedClock(file: string): MovableClock {
  const clock = new MovableClock();
  if (existsSync(file)) clock.advance(readOffset(file));
  clock.onMoved(() => writeFileAtomic.sync(file, JSON.stringify({ offsetMs: clock.offset })));
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
