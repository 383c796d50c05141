import {
  accept,
  assertNever,
  isSupport,
  PLATFORM_USER,
  Random,
  refuse,
  userId,
  VISITOR,
  type Identity,
} from '../src/index.js';

describe('outcomes', () => {
  it('carry what came of a command, or why it was refused', () => {
    expect(accept({ id: 'm1' })).toEqual({ ok: true, value: { id: 'm1' } });
    expect(refuse('TEAM_FULL')).toEqual({ ok: false, code: 'TEAM_FULL' });
    expect(refuse('INVALID', { fields: [{ field: 'city', code: 'REQUIRED' }], data: { setIndex: 1 } })).toEqual({
      ok: false,
      code: 'INVALID',
      fields: [{ field: 'city', code: 'REQUIRED' }],
      data: { setIndex: 1 },
    });
  });

  it('throw on a case that nobody handles', () => {
    expect(() => assertNever('RAIN' as never)).toThrow('unhandled case: "RAIN"');
  });
});

describe('identities', () => {
  const user = (roles: Extract<Identity, { kind: 'user' }>['roles']): Identity => ({
    kind: 'user',
    userId: userId('ana'),
    roles,
    sessionId: 's1',
  });

  it('are support by their role only', () => {
    expect([VISITOR, user([]), user(['COURT_OWNER']), user(['COURT_OWNER', 'SUPPORT'])].map(isSupport)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('CHT-06 the platform is user 1', () => {
    expect(PLATFORM_USER).toBe('1');
  });
});

describe('randomness', () => {
  it('gives whole numbers below a bound, up to its last', () => {
    const values = [0, 0.499, 0.5, 0.999999];
    class Fixed extends Random {
      next() {
        return values.shift()!;
      }
    }
    const random = new Fixed();
    expect([random.int(2), random.int(2), random.int(2), random.int(2)]).toEqual([0, 0, 1, 1]);
  });
});
