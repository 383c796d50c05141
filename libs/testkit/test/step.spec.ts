import { step } from '../src/index.js';

describe('a step', () => {
  const failure = (run: () => unknown) =>
    step('she enters the result', run).then(
      () => undefined,
      (error: unknown) => error as Error,
    );

  it('gives what it answers', async () => {
    expect(await step('they meet', () => 'on court')).toBe('on court');
  });

  it('that fails is named, with those before it', async () => {
    await step('they meet', () => {});
    const wrong = await failure(() => expect(1).toBe(2));
    expect(wrong?.message).toMatch(
      /^in the step “she enters the result”\n {2}✓ they meet\n {2}✗ she enters the result\n\n/,
    );
    expect(wrong?.message).toContain('Expected:');
    expect(wrong?.stack).toContain('✗ she enters the result');
    expect(wrong?.stack).toContain('step.spec.ts');
  });

  it('does not follow those of another test', async () => {
    expect((await failure(() => Promise.reject(new Error('rain'))))?.message).toBe(
      'in the step “she enters the result”\n  ✗ she enters the result\n\nrain',
    );
  });

  it('names what fails without an error', async () => {
    expect((await failure(() => Promise.reject('rain' as never)))?.message).toContain('\n\nrain');
  });
});
