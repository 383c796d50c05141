import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { learnTime } from '@setpoint/client/time';
import { expectAccessible } from '../../accessible.js';
import { theApiKnows } from '../../api.js';
import { aMatch, aPlayer } from '../../club.js';
import { aBracket, aFixture, anEntry, aTournament, decided, side } from '../../tournaments.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

type Made = Record<string, unknown>;

const names = [
  'Ana Rossi',
  'Ben Serra',
  'Carla Neri',
  'Dino Blu',
  'Eva Verdi',
  'Fabio Gallo',
  'Gina Riva',
  'Hugo Sala',
];
const entries = names.map((name, at) => anEntry(name, { seed: at === 0 ? 1 : null }));
const odds = [{ entry: entries[0], winsTournament: 0.41, reachesFinal: 0.6 }];

const serve = (bracket: Made | null = aBracket(entries, odds), more: Made = {}) =>
  theApiKnows({ tournament: aTournament({ state: 'IN_PROGRESS', bracket, ...more }) });
const round = (name: string) => within(screen.getByRole('region', { name }));
const fixture = (name: string | RegExp) => screen.getByRole('article', { name });

const wide = window.matchMedia;

/** Phones are narrower than the widths that are asked for. */
function onAPhone(): void {
  window.matchMedia = ((query: string) => ({
    ...wide(query),
    matches: query.includes('max-width'),
  })) as typeof window.matchMedia;
}

describe('bracket', () => {
  beforeEach(() => learnTime('2026-06-20T16:30:00Z'));
  afterEach(() => {
    window.matchMedia = wide;
    act(() => learnTime('unknown'));
  });

  it('TRN-04 SHL-09~ reads as a list for each round, and names where empty places come from', async () => {
    serve();
    await visit('/tournament/spring-cup/bracket');
    await screen.findByRole('region', { name: 'Quarter-finals' });
    expect(round('Quarter-finals').getAllByRole('listitem')).toHaveLength(4);
    expect(round('Semifinal').getAllByRole('listitem')).toHaveLength(2);
    expect(fixture('Quarter-finals 1: Ana Rossi – Ben Serra')).toHaveTextContent(
      'Ana Rossi1Seed 1: show the way67Ben Serra: show the way365',
    );
    expect(
      within(fixture('Quarter-finals 1: Ana Rossi – Ben Serra')).getAllByRole('img', { name: 'Won' }),
    ).toHaveLength(1);
    expect(fixture('Quarter-finals 4: Gina Riva – Hugo Sala')).toHaveTextContent('Play by Sun 21 June');
    expect(fixture('Semifinal 2: Eva Verdi – Winner of quarter-final 4')).toBeInTheDocument();
    expect(fixture('Final 1: Winner of semifinal 1 – Winner of semifinal 2')).toBeInTheDocument();
    await expectAccessible();
  });

  it('TRN-04 lights my way, and that of whom I press', async () => {
    signedInAs();
    serve();
    const { user } = await visit('/tournament/spring-cup/bracket');
    expect(await screen.findByText(/Your way is lit/)).toBeInTheDocument();
    const lit = () => [...document.querySelectorAll('article[data-step]')].map((one) => one.getAttribute('aria-label'));
    expect(lit()).toEqual([
      'Quarter-finals 1: Ana Rossi – Ben Serra',
      'Semifinal 1: Ana Rossi – Carla Neri',
      'Final 1: Winner of semifinal 1 – Winner of semifinal 2',
    ]);
    await user.click(screen.getByRole('button', { name: /^Ben Serra ?: show the way$/ }));
    expect(screen.getByText('The way of Ben Serra is lit.')).toBeInTheDocument();
    expect(lit()).toEqual(['Quarter-finals 1: Ana Rossi – Ben Serra']);
    expect(screen.getByRole('button', { name: /^Ben Serra ?: show the way$/, pressed: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'My way' }));
    expect(lit()).toHaveLength(3);
  });

  it('BYD-14~ the way that is lit has a picture to share; of a private tournament it has none', async () => {
    serve();
    const { user, path } = await visit('/tournament/spring-cup/bracket');
    await screen.findByRole('region', { name: 'Quarter-finals' });
    expect(screen.queryByRole('link', { name: 'Share this way' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Ben Serra ?: show the way$/ }));
    const entry = { id: 'e-ben', players: [aPlayer('Ben Serra')] };
    theApiKnows({ tournamentRun: { id: 'e-ben', tournament: { id: 'spring-cup', name: 'Spring Cup' }, entry } });
    await user.click(screen.getByRole('link', { name: 'Share this way' }));
    expect(path()).toMatch(/^\/run\//);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ben Serra at Spring Cup' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /The way of Ben Serra/ })).toHaveAttribute(
      'src',
      '/share/run/e-ben.png?lang=en',
    );
    expect(screen.getByRole('link', { name: 'To the bracket' })).toHaveAttribute(
      'href',
      '/tournament/spring-cup/bracket',
    );
    await expectAccessible();
  });

  it('BYD-13 chances are a switch, with the favourites and where they come from', async () => {
    serve();
    const { user } = await visit('/tournament/spring-cup/bracket');
    await screen.findByRole('region', { name: 'Quarter-finals' });
    expect(screen.queryByText('62%')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Show chances' }));
    expect(fixture('Quarter-finals 4: Gina Riva – Hugo Sala')).toHaveTextContent(/62%.*38%/);
    expect(screen.getByRole('region', { name: 'Favourites' })).toHaveTextContent('Ana Rossi41%');
    expect(screen.getByText('Chances to win the tournament, simulated from the levels.')).toBeInTheDocument();
    await expectAccessible();
  });

  it('TRN-04 says what is on court now, what is a bye, and why something was decided unplayed', async () => {
    const startsAt = '2026-06-20T16:00:00Z';
    const match = aMatch({ id: 'm', state: 'READY', startsAt, endsAt: '2026-06-20T17:30:00Z' });
    const fixtures = [
      aFixture({ id: 'live', number: 1, match }),
      aFixture({
        id: 'bye',
        number: 2,
        sideB: side(null, { isBye: true }),
        ...decided('A', { how: 'BYE', sets: [] }),
      }),
      aFixture({ id: 'lot', number: 3, ...decided('B', { how: 'LOT', rule: 'BOTH_TRIED', sets: [] }) }),
      aFixture({ id: 'late', number: 4, state: 'CLOSING' }),
    ];
    serve({ rounds: [{ stage: 'QUARTER_FINALS', closesAt: null, fixtures }], odds: [] });
    await visit('/tournament/spring-cup/bracket');
    await screen.findByRole('region', { name: 'Quarter-finals' });
    const [live, bye, lot, late] = round('Quarter-finals').getAllByRole('article');
    expect(live).toHaveTextContent('On court now');
    expect(within(live!).getByRole('link')).toHaveAttribute('href', '/match/m');
    expect(bye).toHaveTextContent('Bye');
    expect(lot).toHaveTextContent('Decided by lot: both tried and found no time');
    expect(late).toHaveTextContent('Time is up: waiting for a result');
  });

  it('TRN-04 TRN-03~ a place into which nobody came is empty, and says why; it is no bye', async () => {
    const from = (number: number) => ({ isBye: true, from: { kind: 'WINNER_OF', stage: 'QUARTER_FINALS', number } });
    const nobody = aFixture({
      ...{ id: 'nobody', stage: 'SEMIFINAL', number: 1, state: 'DECIDED', how: 'BYE', winner: null },
      ...{ sideA: side(null, from(1)), sideB: side(null, from(2)) },
    });
    const alone = aFixture({
      ...{ id: 'alone', stage: 'SEMIFINAL', number: 2, state: 'DECIDED', how: 'BYE', winner: 'A' },
      ...{ sideA: side(entries[0]!), sideB: side(null, from(4)) },
    });
    serve({ rounds: [{ stage: 'SEMIFINAL', closesAt: null, fixtures: [nobody, alone] }], odds: [] });
    await visit('/tournament/spring-cup/bracket');
    await screen.findByRole('region', { name: 'Semifinal' });
    expect(fixture('Semifinal 1: Empty place – Empty place')).toHaveTextContent(
      'Empty placeQuarter-finals, match 1: nobody went onEmpty placeQuarter-finals, match 2: nobody went on',
    );
    expect(fixture('Semifinal 2: Ana Rossi – Empty place')).toHaveTextContent(
      'Empty placeQuarter-finals, match 4: nobody went on',
    );
    expect(screen.queryByText('Bye')).not.toBeInTheDocument();
    await expectAccessible();
  });

  const final = (more: Made) => ({
    rounds: [{ stage: 'FINAL', closesAt: null, fixtures: [aFixture(more)] }],
    odds: [],
  });

  it.each([
    ['to be played', {}, 'Winner of the final'],
    ['won', decided('B'), 'Ben Serra'],
    ['lost by both', decided('A', { how: 'DOUBLE_FORFEIT', winner: null, sets: [] }), /^Empty place.*nobody went on$/],
  ])('TRN-03~ after the final comes the winner: %s', async (_, more, words) => {
    serve(final(more));
    await visit('/tournament/spring-cup/bracket');
    const winner = await screen.findByRole('region', { name: 'Winner' });
    expect(winner.textContent.replace(/^Winner/, '')).toMatch(words);
  });

  it('TRN-03~ RTE-06~ the winner has a tab on a phone, and an address', async () => {
    onAPhone();
    serve(final(decided('A')));
    const { user, path } = await visit('/tournament/spring-cup/bracket/winner/1');
    expect(await screen.findByRole('tabpanel', { name: 'Winner' })).toHaveTextContent('Ana Rossi');
    await user.click(screen.getByRole('tab', { name: 'Final' }));
    expect(await screen.findByRole('tabpanel', { name: 'Final' })).toHaveTextContent('Ben Serra');
    await user.click(screen.getByRole('tab', { name: 'Winner' }));
    expect(path()).toBe('/tournament/spring-cup/bracket/winner/1?round=winner');
    await expectAccessible();
  });

  it('TRN-04 is made smaller and larger, by buttons and by keys', async () => {
    serve();
    const { user } = await visit('/tournament/spring-cup/bracket');
    const zoom = within(await screen.findByRole('group', { name: 'Zoom' }));
    expect(zoom.getByText('100%')).toBeInTheDocument();
    await user.click(zoom.getByRole('button', { name: 'Smaller' }));
    expect(zoom.getByText('85%')).toBeInTheDocument();
    const frame = screen.getByRole('region', { name: 'Bracket of Spring Cup' });
    act(() => frame.focus());
    await user.keyboard('++');
    expect(zoom.getByText('120%')).toBeInTheDocument();
    await user.keyboard('0');
    expect(zoom.getByText('100%')).toBeInTheDocument();
    fireEvent.wheel(frame, { deltaY: 200, ctrlKey: true });
    await waitFor(() => expect(zoom.getByText('65%')).toBeInTheDocument());
    fireEvent.wheel(frame, { deltaY: 200 });
    expect(zoom.getByText('65%')).toBeInTheDocument();
  });

  it('TRN-04 on a phone shows one round at a time, the current one first; tabs and a swipe lead on', async () => {
    onAPhone();
    serve();
    const { user, path } = await visit('/tournament/spring-cup/bracket');
    const panel = await screen.findByRole('tabpanel', { name: 'Quarter-finals' });
    expect(within(panel).getAllByRole('article')).toHaveLength(4);
    await expectAccessible();
    await user.click(screen.getByRole('tab', { name: 'Semifinal' }));
    expect(path()).toBe('/tournament/spring-cup/bracket?round=semifinal');
    const semifinal = await screen.findByRole('tabpanel', { name: 'Semifinal' });
    fireEvent.touchStart(semifinal, { touches: [{ clientX: 300, clientY: 400 }] });
    fireEvent.touchEnd(semifinal, { changedTouches: [{ clientX: 200, clientY: 410 }] });
    await screen.findByRole('tabpanel', { name: 'Final' });
    const final = screen.getByRole('tabpanel', { name: 'Final' });
    fireEvent.touchStart(final, { touches: [{ clientX: 100, clientY: 400 }] });
    fireEvent.touchEnd(final, { changedTouches: [{ clientX: 200, clientY: 650 }] });
    expect(path()).toBe('/tournament/spring-cup/bracket?round=final');
    await user.click(screen.getByRole('tab', { name: 'Final' }));
    await user.keyboard('{ArrowLeft}');
    expect(path()).toBe('/tournament/spring-cup/bracket?round=semifinal');
    expect(screen.getByRole('tab', { name: 'Semifinal' })).toHaveFocus();
  });

  it('RTE-06~ an address points at a match of a stage', async () => {
    serve();
    await visit('/tournament/spring-cup/bracket/semifinal/2');
    await screen.findByRole('region', { name: 'Semifinal' });
    expect(fixture(/^Semifinal 2/)).toHaveAttribute('data-target');
    expect(fixture(/^Semifinal 1/)).not.toHaveAttribute('data-target');
  });

  it('TRN-04 stands alone on the page while it is printed', async () => {
    serve();
    await visit('/tournament/spring-cup/bracket');
    await screen.findByRole('region', { name: 'Quarter-finals' });
    expect(document.querySelector('body > [data-printed]')).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const sheet = document.querySelector<HTMLElement>('body > [data-printed]')!;
    expect(within(sheet).getAllByRole('article')).toHaveLength(7);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('body > [data-printed]')).toBeNull();
  });

  it.each([
    ['PLAY_OFF', 'It is drawn when registrations have closed.'],
    ['GROUPS_AND_PLAY_OFF', 'It is drawn when the groups are decided.'],
  ])('TRN-03~ without a draw it says when there will be one: %s', async (format, words) => {
    serve(null, { format });
    await visit('/tournament/spring-cup/bracket');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('SHL-08~ says when it can not be loaded, and tries again', async () => {
    serve();
    theNetwork().operations['TournamentBracket'] = () => {
      throw new Error('down');
    };
    await visit('/tournament/spring-cup/bracket');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
