import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../accessible.js';
import { sent, theApiKnows } from '../api.js';
import { theNetwork, visit } from '../visit.js';
import { collectWarnings } from '../warnings.js';

const MEASURED = {
  matches: 440,
  bins: [
    { from: 0.5, to: 0.6, matches: 0, predicted: 0.55, won: 0 },
    { from: 0.6, to: 0.7, matches: 340, predicted: 0.65, won: 0.6 },
    { from: 0.7, to: 0.8, matches: 100, predicted: 0.75, won: 0.71 },
  ],
  logLoss: 0.58,
  eloLogLoss: 0.61,
  coinLogLoss: 0.6931,
  besideElo: 'BETTER',
  besideCoin: 'BETTER',
  fits: [{ sport: 1, numberPlayers: 2, since: '2026-05-01T03:00:00Z', matches: 1200 }],
};

const known = (more: Record<string, unknown> = {}) =>
  theApiKnows({ levelCalibration: () => ({ ...MEASURED, ...more }) });

describe('page of predictions', () => {
  it('BYD-02 tells a visitor how often favourites really won, in words and in a table, beside plain Elo', async () => {
    known();
    await visit('/levels/calibration');
    expect(await screen.findByText(/Favourites with 70–80% won 71 of 100/)).toHaveTextContent('71%');
    expect(screen.queryByText(/50–60%/)).not.toBeInTheDocument();
    const row = within(screen.getByRole('row', { name: /60–70%/ }));
    expect(row.getByText('65%')).toBeInTheDocument();
    expect(row.getByText('340')).toBeInTheDocument();
    const elo = within(screen.getByRole('region', { name: 'Beside plain Elo and a coin' }));
    expect(elo.getByText(/0.580 for us, 0.610 for plain Elo, 0.693 for tossing a coin/)).toBeInTheDocument();
    expect(elo.getByText(/know more than wins and losses/)).toBeInTheDocument();
    expect(elo.getByText('Our predictions are better than tossing a coin.')).toBeInTheDocument();
    await expectAccessible();
  });

  it('BYD-02 LVL-09 says since when predictions are made with what was learnt here', async () => {
    known();
    await visit('/levels/calibration');
    const fits = within(await screen.findByRole('region', { name: 'Learnt from matches played here' }));
    expect(fits.getByText(/On the day of a fit nobody’s level moves/)).toBeInTheDocument();
    expect(fits.getByRole('listitem')).toHaveTextContent('Doubles: since 01/05/2026, from 1,200 matches.');
  });

  it('BYD-02 LVL-09 says so before the first fit', async () => {
    known({ fits: [] });
    await visit('/levels/calibration');
    expect(await screen.findByText(/There are too few so far/)).toBeInTheDocument();
  });

  it.each([
    [
      'WORSE',
      'BETTER',
      'Plain Elo is ahead at the moment. We show it all the same.',
      'Our predictions are better than',
    ],
    ['SAME', 'SAME', 'Between us and plain Elo the difference is small enough', 'can’t be told yet'],
    ['BETTER', 'WORSE', 'know more than wins and losses', 'A coin would have done better so far'],
  ])('BYD-02 says what the figures say: %s than Elo, %s than a coin', async (besideElo, besideCoin, elo, coin) => {
    known({ besideElo, besideCoin });
    await visit('/levels/calibration');
    const others = await screen.findByRole('region', { name: 'Beside plain Elo and a coin' });
    expect(others).toHaveTextContent(elo);
    expect(others).toHaveTextContent(coin);
    expect(within(others).queryAllByText(/know more than wins/)).toHaveLength(besideElo === 'BETTER' ? 1 : 0);
  });

  it('BYD-02 says that there are too few matches, instead of figures', async () => {
    known({ matches: 12, besideElo: 'TOO_FEW', besideCoin: 'TOO_FEW', fits: [] });
    await visit('/levels/calibration');
    expect(await screen.findByText(/Only 12 matches with a prediction so far/)).toBeInTheDocument();
    expect(screen.queryByText(/Favourites with/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /Beside/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/0\.\d/)).not.toBeInTheDocument();
  });

  it('BYD-02 tells it for one sport and number of players, too', async () => {
    known();
    const { user, path } = await visit('/levels/calibration');
    await user.click(await screen.findByRole('radio', { name: 'Doubles' }));
    expect(await screen.findByText(/440 matches/)).toBeInTheDocument();
    expect(path()).toBe('/levels/calibration?format=1-2');
    expect(sent('LevelCalibration')).toEqual([
      { sport: null, numberPlayers: null },
      { sport: 1, numberPlayers: 2 },
    ]);
  });

  it('BYD-02 without predictions yet leads to the matches', async () => {
    known({ matches: 0, bins: [], logLoss: null, eloLogLoss: null });
    await visit('/levels/calibration');
    expect(await screen.findByText('No prediction has met its match yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a match' })).toHaveAttribute('href', '/match/list');
  });

  it('BYD-02 a failed answer can be asked for again', async () => {
    known();
    theNetwork().operations['LevelCalibration'] = () => ({ errors: [{ message: 'away' }] });
    const warnings = collectWarnings();
    const { user } = await visit('/levels/calibration');
    const again = await screen.findByRole('button', { name: 'Try again' });
    delete theNetwork().operations['LevelCalibration'];
    expect(warnings).toEqual(['Error: away']);
    await user.click(again);
    expect(await screen.findByText(/440 matches/)).toBeInTheDocument();
  });

  it('PUB-01~ the page of levels leads there', async () => {
    await visit('/levels');
    expect(await screen.findByRole('link', { name: 'Check our predictions' })).toHaveAttribute(
      'href',
      '/levels/calibration',
    );
  });
});
