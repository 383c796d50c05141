import { decide, evolve, GRACE_MS, open } from '../../src/domain/session-machine.js';
import type { EndedSession, PresentedToken, Session } from '../../src/domain/session.js';
import { aSession, after, aPerson, DAY, NOW } from '../builders.js';

const LIFETIME = 60 * DAY;
const ended: EndedSession = { ...aSession(), state: 'ENDED', endedAt: NOW, reason: 'SIGNED_OUT' };
const live: PresentedToken = { generation: 3, spentAt: null };
const spent: PresentedToken = { generation: 2, spentAt: NOW };

function refresh(session: Session, token: PresentedToken, now: Date) {
  const { outcome, facts } = decide(session, { kind: 'REFRESH', token, lifetimeMs: LIFETIME }, now);
  return {
    code: outcome.ok ? null : outcome.code,
    facts: facts.map((fact) => fact.kind),
    session: facts.reduce(evolve, session),
  };
}

describe('a session', () => {
  it('AUTH-21 begins with one live token and runs out after 60 days unused', () => {
    const session = open('s1', aPerson.id, { providerSignedInAt: NOW, now: NOW, lifetimeMs: LIFETIME });
    expect(session).toMatchObject({ state: 'LIVE', generation: 0, expiresAt: after(LIFETIME) });
  });

  it('AUTH-21 spends the token and slides on at each use', () => {
    const { code, session } = refresh(aSession(), live, after(DAY));
    expect(code).toBeNull();
    expect(session).toMatchObject({ state: 'LIVE', generation: 4, expiresAt: after(DAY + LIFETIME) });
  });

  it.each([
    ['repeats the successor 1 ms before the grace is over', -1, null, []],
    ['repeats the successor when the grace is just over', 0, null, []],
    ['ends the whole family when a spent token comes back 1 ms later', 1, 'SESSION_REVOKED', ['ENDED']],
  ])('AUTH-21 %s', (_, offset, code, facts) => {
    expect(refresh(aSession(), spent, after(GRACE_MS + offset))).toMatchObject({ code, facts });
  });

  it('AUTH-21 does not slide on when it repeats', () => {
    expect(refresh(aSession(), spent, after(GRACE_MS)).session).toEqual(aSession());
  });

  it('AUTH-21 keeps the reason why the family ended', () => {
    expect(refresh(aSession(), spent, after(DAY)).session).toMatchObject({
      state: 'ENDED',
      reason: 'REUSED',
      endedAt: after(DAY),
    });
  });

  it.each([
    ['is still there 1 ms before its 60 days are over', -1, null],
    ['is over when its 60 days are over', 0, 'SESSION_EXPIRED'],
    ['stays over', 1, 'SESSION_EXPIRED'],
  ])('AUTH-21 %s', (_, offset, code) => {
    expect(refresh(aSession(), live, after(LIFETIME + offset)).code).toBe(code);
  });

  it.each([
    ['the live token', live],
    ['a token within its grace', spent],
  ])('AUTH-24 refuses %s once the session has ended', (_, token) => {
    expect(refresh(ended, token, NOW)).toMatchObject({ code: 'SESSION_REVOKED', facts: [], session: ended });
  });

  it('AUTH-24 ends once; a second end changes nothing', () => {
    const { outcome, facts } = decide(aSession(), { kind: 'END', reason: 'SIGNED_OUT' }, NOW);
    expect(outcome.ok).toBe(true);
    expect(facts.reduce(evolve, aSession() as Session)).toEqual(ended);
    expect(decide(ended, { kind: 'END', reason: 'PASSWORD_CHANGED' }, after(DAY)).facts).toEqual([]);
    expect(evolve(ended, { kind: 'ENDED', at: after(DAY), reason: 'REUSED' })).toEqual(ended);
  });
});
