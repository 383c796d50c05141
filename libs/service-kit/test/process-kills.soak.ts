import { describeWith, eventually } from '@setpoint/testkit';
import { randomUUID } from 'node:crypto';
import { book, BookingProcesses, servers } from './booking-processes.js';

const ROUNDS = 12;

describeWith(servers, 'a service in a process of its own', () => {
  const bookings = new BookingProcesses();
  beforeEach(() => bookings.open());
  afterEach(() => bookings.close());

  it('loses nothing and doubles nothing, wherever it is killed', async () => {
    let accepted = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { child, url } = await bookings.start();
      const requests = Array.from({ length: 25 }, () =>
        book(url, randomUUID()).then(
          (done) => void (accepted += done ? 1 : 0),
          () => {},
        ),
      );
      // Between the first command and after the last one, somewhere in commit, publish or handler.
      await Promise.all(requests.slice(0, 1 + Math.floor((round * 24) / ROUNDS)));
      await child.kill('SIGKILL');
      await Promise.all(requests);
    }
    const { url } = await bookings.start();
    expect(await book(url, 'the last')).toBe(true);
    await eventually(async () => {
      const now = await bookings.counts();
      return now.waiting === 0 && now.received === now.emitted;
    }, 'events were lost');
    const after = await bookings.counts();
    expect(after.emitted).toBeGreaterThanOrEqual(accepted + 1);
    expect(after).toMatchObject({ effects: after.emitted, dead: 0 });
  }, 240_000);
});
