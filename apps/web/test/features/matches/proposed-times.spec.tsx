import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aCourt, aMatch, anaInTheClub, aPlayer, aProposal, plays } from '../../club.js';
import { fakeLive } from '../../live.js';
import { signedInAs, visit } from '../../visit.js';

const ana = anaInTheClub();
const ben = aPlayer('Ben Serra');
const club = aCourt('Tennis Lorenteggio');
const time = (more: object = {}) => ({
  ...{ court: club, datePlay: '2026-06-03', timePlay: '19:00:00', minutesPlay: 90, timeZone: 'Europe/Rome' },
  ...{ startsAt: '2026-06-03T17:00:00Z', endsAt: '2026-06-03T18:30:00Z', farthestKm: 4, favouriteOf: [ana, ben] },
  ...{ uncertain: [] },
  ...more,
});
const cup = {
  ...{ kind: 'TOURNAMENT', id: 'cup', name: 'Spring Cup', stage: 'SEMIFINAL', timeZone: 'Europe/Rome' },
  ...{ opensAt: '2026-06-01T10:00:00Z', closesAt: '2026-06-07T22:00:00Z', extensions: 0, drawAllowed: false },
  ...{ isTimeUp: false, abandonedBy: null },
};
const ofCup = (more: object = {}) =>
  aMatch({
    ...{ id: 'm1', court: null, datePlay: null, timePlay: null, mySide: 'A', missing: 0, competition: cup },
    ...{ teamA: [plays(ana)], teamB: [plays(ben)], myActions: ['ORGANISE', 'EXTEND_PLAY_PERIOD', 'ABANDON'] },
    ...more,
  });

describe('proposed times on the page of a match', () => {
  beforeEach(fakeLive);

  it('BYD-10 name court and time with their reasons, and one press proposes them', async () => {
    const times = [time(), time({ datePlay: '2026-06-05', favouriteOf: [], uncertain: [ben] })];
    let match = ofCup({ proposedTimes: { lacking: null, times } });
    theApiKnows({
      match: () => match,
      organiseMatch: () => ({
        ...{ success: true, fieldErrors: [] },
        match: (match = ofCup({ proposal: aProposal(), proposedTimes: { lacking: null, times } })),
      }),
    });
    signedInAs();
    const { user } = await visit('/match/m1');
    const panel = within(await screen.findByRole('region', { name: 'Proposed times' }));
    expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Proposed times',
      'Wed 03/06/2026 · 19:00',
      'Fri 05/06/2026 · 19:00',
    ]);
    expect(panel.getByText('A favourite of both · Within 4 km of everyone')).toBeInTheDocument();
    expect(panel.getByText('Within 4 km of everyone · Ben Serra hasn’t entered times')).toBeInTheDocument();
    await expectAccessible();
    await user.click(panel.getByRole('button', { name: 'Propose Fri 05/06/2026 · 19:00, Tennis Lorenteggio' }));
    await waitFor(() =>
      expect(sent('OrganiseMatch')).toEqual([
        { matchId: 'm1', courtId: club.id, datePlay: '2026-06-05', timePlay: '19:00:00', minutesPlay: 90 },
      ]),
    );
    expect(await screen.findByText('Proposed. It’s set once the others accept.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Proposed times' })).toBeNull();
  });

  it('BYD-10 REP-03~ say that there is no time in common, and lead on: availability, more time', async () => {
    theApiKnows({ match: () => ofCup({ proposedTimes: { lacking: 'COMMON_TIME', times: [] } }) });
    signedInAs();
    const { user } = await visit('/match/m1');
    const panel = within(await screen.findByRole('region', { name: 'Proposed times' }));
    expect(panel.getByText(/leaves no time in common/)).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Change when I can play' })).toHaveAttribute(
      'href',
      '/player/sports/availability',
    );
    await expectAccessible();
    await user.click(panel.getByRole('button', { name: 'Take three more days' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('BYD-10 say that there is no club, and offer no more time where none is left', async () => {
    theApiKnows({
      match: () => ofCup({ proposedTimes: { lacking: 'COURT', times: [] }, myActions: ['ORGANISE', 'ABANDON'] }),
    });
    signedInAs();
    await visit('/match/m1');
    const panel = within(await screen.findByRole('region', { name: 'Proposed times' }));
    expect(panel.getByText(/no club with this sport/)).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Choose favourite clubs' })).toHaveAttribute('href', '/court/list');
    expect(panel.queryByRole('button', { name: 'Take three more days' })).toBeNull();
  });

  it('BYD-10 say why one of them can’t be had any more', async () => {
    const match = ofCup({ proposedTimes: { lacking: null, times: [time()] } });
    theApiKnows({
      match: () => match,
      organiseMatch: () => ({ success: false, errorCode: 'MATCH_OVERLAPS', fieldErrors: [], match }),
    });
    signedInAs();
    const { user } = await visit('/match/m1');
    await user.click(await screen.findByRole('button', { name: /^Propose Wed/ }));
    expect(await screen.findByText('You play another match at that time.')).toBeInTheDocument();
  });
});
