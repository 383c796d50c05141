import { createBrowserTexts, type LanguageCode } from '@setpoint/i18n/browser';
import { render } from '@testing-library/react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { NeededBy } from '../../src/entities/match/needed-by.js';
import { neededOf, shownDay, type Needy } from '../../src/entities/match/needed.js';
import { learnTime } from '@setpoint/client/time';

/** Thursday noon in Rome. */
const NOW = new Date('2026-06-04T10:00:00Z');
const place = (badge: 'ACCEPTED' | 'AWAY' | 'REFUTED' = 'ACCEPTED') => ({ badge });
const match = (more: Partial<Needy> = {}): Needy => ({
  state: 'ORGANIZING',
  missing: 1,
  expiry: '2026-06-05T20:00:00Z',
  timeZone: 'Europe/Rome',
  court: {},
  datePlay: null,
  timePlay: null,
  teamA: [place()],
  teamB: [],
  myActions: [],
  ...more,
});

describe('what a match needs', () => {
  it.each<[string, Partial<Needy>, string | null, number]>([
    ['players', { missing: 3 }, 'players', 3],
    ['players besides those who were asked', { missing: 3, teamB: [place('AWAY'), place('REFUTED')] }, 'players', 2],
    ['answers where all places are promised', { missing: 1, teamB: [place('AWAY')] }, 'answers', 1],
    ['court and time', { missing: 0, court: null }, 'courtAndTime', 0],
    ['a time', { missing: 0 }, 'time', 0],
    ['a court', { missing: 0, court: null, datePlay: '2026-06-05', timePlay: '19:00' }, 'court', 0],
    ['nothing once ready', { state: 'READY', missing: 0, expiry: null }, null, 0],
    ['a result', { state: 'AWAITING_RESULT', missing: 0 }, 'result', 0],
    ['my word on a no-show', { state: 'AWAITING_RESULT', myActions: ['CONFIRM_NO_SHOW'] }, 'noShow', 0],
    ['no objection', { state: 'AWAITING_RESULT', noShow: { state: 'REPORTED' } }, 'noShowObjection', 0],
    ['a result after a no-show', { state: 'AWAITING_RESULT', noShow: { state: 'REJECTED' } }, 'result', 0],
    ['my answer', { state: 'AWAITING_CONFIRMATION', myActions: ['CONFIRM_RESULT'] }, 'confirm', 0],
    ['no answer of mine', { state: 'AWAITING_CONFIRMATION' }, 'objection', 0],
    ['agreement after the second dispute', { state: 'AWAITING_CONFIRMATION', expiry: null }, 'agreement', 0],
    ['nothing once confirmed', { state: 'CONFIRMED', expiry: null }, null, 0],
    ['nothing once not played', { state: 'NOT_PLAYED', expiry: null }, null, 0],
    ['nothing once called off', { state: 'CANCELLED', expiry: null }, null, 0],
    ['nothing once expired', { state: 'EXPIRED', expiry: null }, null, 0],
    ['nothing after the deadline', { expiry: '2026-06-04T10:00:00Z' }, null, 0],
  ])('MAT-06~ is %s', (_, more, what, count) => {
    const needed = neededOf(match(more), NOW);
    expect(needed?.what ?? null).toBe(what);
    expect(needed?.count ?? 0).toBe(count);
  });

  it('MAT-07~ players are needed by the start, or by the deadline if that is earlier', () => {
    const scheduled = { datePlay: '2026-06-05', timePlay: '19:00:00' };
    expect(neededOf(match({ ...scheduled, expiry: '2026-06-05T18:30:00Z' }), NOW)?.by).toEqual(
      new Date('2026-06-05T17:00:00Z'),
    );
    expect(neededOf(match({ ...scheduled, expiry: '2026-06-05T08:00:00Z' }), NOW)?.by).toEqual(
      new Date('2026-06-05T08:00:00Z'),
    );
  });

  it('MAT-23~ an answer to a proposed court is due on its clocks, else on those of the match', () => {
    const proposal = { state: 'OPEN', lapsesAt: '2026-06-05T15:00:00Z', timeZone: 'Europe/London' } as const;
    const asked = { missing: 0, court: null, myActions: ['ACCEPT_PROPOSAL' as const], proposal };
    expect(neededOf(match(asked), NOW)).toMatchObject({ what: 'proposal', timeZone: 'Europe/London' });
    expect(neededOf(match({ ...asked, proposal: null }), NOW)).toMatchObject({ timeZone: 'Europe/Rome' });
  });

  it.each([
    ['2026-06-04T21:59:00Z', 'today  23:59'],
    ['2026-06-04T22:00:00Z', 'tomorrow  00:00'],
    ['2026-06-06T17:00:00Z', 'day Sat 19:00'],
    ['2026-06-10T17:00:00Z', 'day Wed 19:00'],
    ['2026-06-11T17:00:00Z', 'day Thu 11 Jun 19:00'],
  ])('I18N-04~ %s reads as %s at the court', (instant, read) => {
    const { name, day, time } = shownDay(new Date(instant), NOW, 'Europe/Rome', 'en');
    expect(`${name} ${day} ${time}`).toBe(read);
  });

  it.each<[LanguageCode, string, string]>([
    ['en', '1 more player needed by Sat 22:00', '2 more players needed by Sat 22:00'],
    ['it', 'Serve ancora 1 giocatore entro sab alle 22:00', 'Servono ancora 2 giocatori entro sab alle 22:00'],
    ['es', 'Falta 1 jugador: hay hasta el sáb a las 22:00', 'Faltan 2 jugadores: hay hasta el sáb a las 22:00'],
    ['fr', '1 joueur à trouver d’ici sam. à 22:00', '2 joueurs à trouver d’ici sam. à 22:00'],
  ])('I18N-04~ is said in %s as it is spoken', async (language, one, two) => {
    learnTime(NOW.toISOString());
    const texts = await createBrowserTexts({ namespaces: ['match'], language, plugin: initReactI18next });
    const shown = (missing: number) =>
      render(
        <I18nextProvider i18n={texts}>
          <NeededBy match={match({ missing, expiry: '2026-06-06T20:00:00Z' })} />
        </I18nextProvider>,
      ).container.textContent;
    expect(shown(1)).toBe(one);
    expect(shown(2)).toBe(two);
  });
});
