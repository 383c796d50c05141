import { tournamentWindowClosing, type DataOf } from '@setpoint/events';
import { createTexts } from '@setpoint/i18n';
import {
  COMPETITION_MAILS,
  composeCompetitionMail,
  type CompetitionMail,
} from '../../src/domain/mail/competition-mails.js';
import { isAboutMatch, mailOf } from '../../src/domain/mail/mail-content.js';
import { recipientsOf } from '../../src/domain/recipients.js';
import { anEvent } from '../builders.js';
import { competitionCases } from './competition-cases.js';

const texts = createTexts();
const WEB = 'https://setpoint.example';

const aMail = (but: Partial<CompetitionMail> = {}): CompetitionMail => ({
  template: 'partnerInvited',
  reader: { firstName: 'Carla', language: 'en', timeZone: 'Europe/London' },
  actor: 'Ana Rossi',
  competition: { kind: 'TOURNAMENT', id: 't1' },
  about: 'Milano Open',
  until: '2026-06-02T17:30:00Z',
  startsAt: null,
  startsOn: null,
  cents: 2550,
  terms: null,
  names: new Map([
    ['ana', 'Ana Rossi'],
    ['ben', 'Ben Smith'],
  ]),
  ...but,
});
const compose = (but: Partial<CompetitionMail> = {}) => composeCompetitionMail(aMail(but), texts, WEB);

describe('mails about tournaments, leagues and payments', () => {
  it('NTF-09~ says until when and how much, on the clocks of the reader', () => {
    const { subject, text } = compose();
    expect(subject).toBe('Ana Rossi entered Milano Open with you');
    expect(text).toContain('Until: 02/06/2026 at 18:30');
    expect(text).toContain('Amount: €25.50');
    expect(text).toContain(`${WEB}/tournament/t1`);
  });

  it('TRN-16~ NTF-09~ says what a tournament was and is now', () => {
    const [, event] = competitionCases.find(([what]) => what.includes('not as it was announced'))!;
    const [notice] = recipientsOf(event);
    const { subject, text } = compose(mailOf(notice!, event) as Partial<CompetitionMail>);
    expect(subject).toBe('Open: please note what has changed');
    expect(text).toContain('Start: from 03/06/2026 at 19:00 to 10/06/2026 at 19:00');
    expect(text).toContain('Where: from Milano to Monza');
    expect(text).toContain('Prizes: different from before');
    expect(text).toContain('Rules: different from before');
  });

  it('NTF-09~ leads to the league, or to the payments where there is neither', () => {
    expect(compose({ competition: { kind: 'LEAGUE', id: 'l/1' } }).text).toContain(`${WEB}/league/l%2F1`);
    expect(compose({ competition: null, template: 'paymentRefunded' }).text).toContain(
      `${WEB}/player/account/payments`,
    );
  });

  it('TRN-16~ NTF-01~ leads to the match whose window is closing, to the competition while it has none', () => {
    const closing = {
      ...{ fixtureId: 'f1', revision: 1, competition: { kind: 'TOURNAMENT' as const, id: 't1', name: 'Open' } },
      ...{ stage: 'FINAL' as const, playerIds: ['ana'], closesAt: '2026-06-02T22:00:00.000Z' },
    };
    const mailed = (data: DataOf<typeof tournamentWindowClosing>) => {
      const event = anEvent(tournamentWindowClosing, data);
      const [notice] = recipientsOf(event);
      const mail = compose({ ...mailOf(notice!, event) } as Partial<CompetitionMail>);
      return { matchId: notice!.matchId, text: mail.text };
    };
    expect(mailed({ ...closing, matchId: 'm1' }).matchId).toBe('m1');
    expect(mailed({ ...closing, matchId: 'm1' }).text).toContain(`${WEB}/match/m1`);
    expect(mailed(closing).matchId).toBeNull();
    expect(mailed(closing).text).toContain(`${WEB}/tournament/t1`);
  });

  it('NTF-09~ LEA-08~ says of which phase, who plays, and why a card was not charged', () => {
    const { text } = compose({
      ...{ template: 'subscriptionSuspended', phase: { year: 2026, phase: 2 }, cause: 'EXPIRED_CARD' },
      playerIds: ['ana', 'ben'],
    });
    expect(text).toContain('Phase: 2 of 2026');
    expect(text).toContain('Players: Ana Rossi, Ben Smith');
    expect(text).toContain('Why: This card has expired. Try another one.');
  });

  it('TRN-16~ LEA-09~ goes out with what the event says', () => {
    const mails = competitionCases
      .flatMap(([, event]) => recipientsOf(event).map((notice) => mailOf(notice, event)))
      .filter((mail) => mail !== null);
    const composed = mails.filter((mail) => !isAboutMatch(mail));
    expect(new Set(composed.map(({ template }) => template))).toEqual(new Set(COMPETITION_MAILS));
    expect(composed.find(({ template }) => template === 'leagueTerms')).toMatchObject({ cents: 3500, about: 'Lega' });
    expect(composed.find(({ template }) => template === 'partnerInvited')).toMatchObject({
      ...{ actorId: 'ana', until: '2026-06-03T18:00:00.000Z', cents: 2500 },
    });
    expect(composed.find(({ template }) => template === 'paymentRefunded')).toMatchObject({ cents: 3000 });
  });
});
