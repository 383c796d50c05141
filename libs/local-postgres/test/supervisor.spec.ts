import { spawn, type ChildProcess } from 'node:child_process';
import { eventually } from '@setpoint/testkit';
import { Supervisor } from '../src/supervisor.js';

const idle = () => Promise.resolve(spawn('sleep', ['60'], { stdio: 'ignore' }));
const pauseMs = { first: 10, longest: 40 };

describe('the supervisor', () => {
  it('starts a process again when it dies, however often, and says so', async () => {
    const reports: string[] = [];
    const supervisor = await Supervisor.start({
      name: 'sleep',
      launch: idle,
      pauseMs,
      report: (what) => reports.push(what),
    });
    for (let life = 0; life < 3; life++) {
      const { pid } = supervisor.child;
      process.kill(pid!, 'SIGKILL');
      await eventually(() => supervisor.child.pid !== pid, 'it is not started again');
    }
    expect(reports).toEqual([
      'sleep ended (SIGKILL); starting it again in 10 ms',
      'sleep runs again',
      'sleep ended (SIGKILL); starting it again in 20 ms',
      'sleep runs again',
      'sleep ended (SIGKILL); starting it again in 40 ms',
      'sleep runs again',
    ]);
    await supervisor.stop('SIGTERM');
  });

  it('tries on, with longer pauses, while the process does not start', async () => {
    const reports: string[] = [];
    let refusals = 0;
    const launch = (): Promise<ChildProcess> =>
      refusals > 0 && refusals++ < 4 ? Promise.reject(new Error('no memory')) : idle();
    const supervisor = await Supervisor.start({ name: 'sleep', launch, pauseMs, report: (what) => reports.push(what) });
    refusals = 1;
    process.kill(supervisor.child.pid!, 'SIGKILL');
    await eventually(() => reports.at(-1) === 'sleep runs again', 'it is not started again');
    expect(reports.slice(1, -1)).toEqual([
      'no memory; starting it again in 20 ms',
      'no memory; starting it again in 40 ms',
      'no memory; starting it again in 40 ms',
    ]);
    await supervisor.stop('SIGTERM');
  });

  it('fails when the first start fails', async () => {
    const refused = Supervisor.start({ name: 'sleep', launch: () => Promise.reject(new Error('no memory')) });
    await expect(refused).rejects.toThrow('no memory');
  });

  it('leaves what it has stopped', async () => {
    let lives = 0;
    const supervisor = await Supervisor.start({ name: 'sleep', launch: () => ((lives += 1), idle()), pauseMs });
    await supervisor.stop('SIGTERM');
    expect(supervisor.child.signalCode).toBe('SIGTERM');
    expect(lives).toBe(1);
  });

  it('stops what is just being started again', async () => {
    let open = () => {};
    const barrier = new Promise<void>((resolve) => (open = resolve));
    let lives = 0;
    const launch = async () => {
      lives += 1;
      if (lives > 1) await barrier;
      return idle();
    };
    const supervisor = await Supervisor.start({ name: 'sleep', launch, pauseMs });
    process.kill(supervisor.child.pid!, 'SIGKILL');
    await eventually(() => lives === 2, 'it is not started again');
    const stopping = supervisor.stop('SIGTERM');
    open();
    await stopping;
    expect(supervisor.child.signalCode).toBe('SIGTERM');
    expect(lives).toBe(2);
  });
});
