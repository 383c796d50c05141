/** The process of a fit: reads the matches of a sport, fits, sends the verdict. It imports little, to remain small. */
import { constants, setPriority } from 'node:os';
import { History } from '@setpoint/rating';
import type { RefitMessage, RefitTask } from './refit-process.js';

const sources = import.meta.url.endsWith('.ts');
const { judgeRefit } = (await import(
  sources ? '../domain/levels/judge-refit.ts' : '../domain/levels/judge-refit.js'
)) as typeof import('../domain/levels/judge-refit.js');
const { readHistory } = (await import(
  sources ? '../persistence/read-history.ts' : '../persistence/read-history.js'
)) as typeof import('../persistence/read-history.js');

const parent = process.ppid;
const tell = (message: RefitMessage) => process.send!(message);

/** Nothing else is heard during a replay, so that it has to ask whether its parent is still there. */
function goOn(): void {
  if (process.ppid !== parent) process.exit(1);
  tell('PROGRESS');
}

// Whoever serves on this machine goes first.
setPriority(constants.priority.PRIORITY_LOW);
process.once('message', async (task: RefitTask) => {
  try {
    const history =
      'events' in task ? History.of(task.events) : await readHistory(task.connection, task.sport, task.due, goOn);
    tell({ verdict: judgeRefit(history, task.former, task.due, goOn) });
  } catch (error) {
    tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
process.once('disconnect', () => process.exit(1));
