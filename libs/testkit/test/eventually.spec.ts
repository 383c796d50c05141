import { eventually } from '../src/index.js';

describe('eventually', () => {
  it('answers as soon as the probe does', async () => {
    let tries = 0;
    const answer = await eventually(() => {
      tries += 1;
      if (tries < 3) throw new Error('not yet');
      return `after ${tries}`;
    }, 'never');
    expect(answer).toBe('after 3');
  });

  it.each([false, null, 0, ''])('takes %j for not yet', async (value) => {
    await expect(eventually(() => value, 'no luck', { withinMs: 30, everyMs: 5 })).rejects.toThrow('no luck');
  });

  it('refuses a probe that answers undefined for not yet, before it runs', async () => {
    const mails = new Map<string, string>();
    // @ts-expect-error -- The type is the refusal: when it runs, it is a probe of expectations like any other.
    await expect(eventually(() => mails.get('ana'), 'no mail')).resolves.toBeUndefined();
    await expect(eventually(() => mails.get('ana') ?? null, 'no mail', { withinMs: 20 })).rejects.toThrow('no mail');
  });

  it('takes an expectation that holds for an answer', async () => {
    await expect(eventually(() => expect(1).toBe(1), 'wrong')).resolves.toBeUndefined();
  });

  it('complains with the last error', async () => {
    const waiting = eventually(() => Promise.reject(new Error('no row')), 'no notification for ana', { withinMs: 20 });
    await expect(waiting).rejects.toThrow('no notification for ana: no row');
  });
});
