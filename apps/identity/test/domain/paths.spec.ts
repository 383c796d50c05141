import fc from 'fast-check';
import { mailPath } from '../../src/domain/rules/mail-path.js';
import { sameSitePath } from '../../src/domain/rules/same-site-path.js';

describe('where a sign-in leads to', () => {
  it.each([
    ['/match/1', '/match/1'],
    ['/player/list?page=2#top', '/player/list?page=2#top'],
    ['/a/../b', '/b'],
    ['/ã', '/%C3%A3'],
  ])('AUTH-16 follows %s', (raw, path) => {
    expect(sameSitePath(raw)).toBe(path);
  });

  it.each([
    ...[
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      'match/1',
    ],
    ...[
      '/\t/evil.example',
      '/\n/evil.example',
      '',
      null,
      undefined,
      `/${'x'.repeat(2_000)}`,
      '/.//evil.example',
      '/..//evil.example',
    ],
  ])('AUTH-16 does not follow %j', (raw) => {
    expect(sameSitePath(raw)).toBeNull();
  });

  it('AUTH-16 never leads off the site, whatever the text', () => {
    const alphabet = fc.constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '?',
      '#',
      '%',
      'a',
      'h',
      '2f',
      '\t',
      'evil.example',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 12 }), (parts) => {
        const path = sameSitePath(`/${parts.join('')}`);
        if (path !== null) expect(new URL(path, 'https://setpoint.example').origin).toBe('https://setpoint.example');
      }),
      { numRuns: 5_000 },
    );
  });

  it('AUTH-11 puts the verification link on the login route, with redirectTo', () => {
    expect(mailPath('VERIFY_EMAIL', 'c0de', '/match/1?x=1')).toBe(
      '/auth/login?mode=verifyEmail&oobCode=c0de&redirectTo=%2Fmatch%2F1%3Fx%3D1',
    );
    expect(mailPath('VERIFY_EMAIL', 'c0de', '//evil.example')).toBe('/auth/login?mode=verifyEmail&oobCode=c0de');
  });

  it('AUTH-13 opens change-password from the reset link', () => {
    expect(mailPath('RESET_PASSWORD', 'c&d')).toBe('/auth/change-password?mode=resetPassword&oobCode=c%26d');
  });
});
