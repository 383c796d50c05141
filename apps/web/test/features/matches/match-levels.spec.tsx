import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aMatch, anaInTheClub, aPlayer, aResult, plays } from '../../club.js';
import { aLevelEntry } from '../../levels.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

type Made = Record<string, unknown>;

const PREVIEW = {
  winChance: 0.42,
  expectedShare: 0.48,
  level: 3.62,
  carriedOver: null as number | null,
  outcomes: [
    { won: true, sets: [set(6, 4), set(6, 4)], change: 0.08, levelAfter: 3.7 },
    { won: false, sets: [set(4, 6), set(4, 6)], change: 0, levelAfter: 3.62 },
  ],
};

function set(a: number, b: number) {
  return { a, b };
}

const KEPT = { winChance: 0.62, madeAt: '2026-06-01T10:00:00Z' };

const ofM1 =
  (entry: Made) =>
  ({ matchId }: { matchId: string }) =>
    matchId === 'm1' ? entry : null;

const known = (more: Made, preview: unknown = { success: true, errorCode: null, preview: PREVIEW }) => {
  const of = { id: 'm1' };
  const ana = anaInTheClub({ levelEntry: ofM1(aLevelEntry({}, { match: of })) });
  const ben = aPlayer('Ben Serra', {
    levelEntry: ofM1(
      aLevelEntry(
        {},
        {
          id: 'entry-2',
          match: of,
          trend: 'DOWN',
          winChance: 0.65,
          before: { level: 4, reliability: 80 },
          after: { level: 4, reliability: 81 },
          expectedShare: 0.52,
          actualShare: 0.38,
          change: null,
        },
      ),
    ),
  });
  const match = aMatch({
    id: 'm1',
    teamA: [plays(ben)],
    teamB: [plays(ana)],
    missing: 0,
    mySide: 'B',
    keptPrediction: KEPT,
    ...more,
  });
  theApiKnows({ match: () => match, previewMatch: () => preview });
  signedInAs();
};

const confirmed = { state: 'CONFIRMED', result: aResult({ winner: 'B' }) };

describe('levels on the page of a match', () => {
  it('MAT-16~ BYD-01 BYD-02~ says who was the favourite as it was kept before, and what the match did to both', async () => {
    known(confirmed);
    await visit('/match/m1?tab=ratings');
    const chance = within(await screen.findByRole('region', { name: 'Chance to win before the match' }));
    expect(chance.getByText('Ben Serra').closest('div')).toHaveTextContent('62%');
    expect(chance.getByText('Ana Rossi').closest('div')).toHaveTextContent('38%');
    const mine = within(screen.getByRole('region', { name: 'Ana Rossi' }));
    expect(mine.getByText('Level before the match: 3.62, reliability 60%')).toBeInTheDocument();
    expect(mine.getByText('+0.13')).toBeInTheDocument();
    expect(mine.getByText('Match won; the chance was 35%')).toBeInTheDocument();
    expect(mine.getByRole('link', { name: 'All about Ana’s level' })).toHaveAttribute(
      'href',
      '/player/ana/ana/level?format=1-1',
    );
    await expectAccessible();
  });

  it('BYD-02~ says no chance where none was kept', async () => {
    known({ ...confirmed, keptPrediction: null });
    await visit('/match/m1?tab=ratings');
    expect(await screen.findByRole('region', { name: 'Ana Rossi' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Chance to win before the match' })).toBeNull();
  });

  it('RNK-04~ tells of the opponent in half steps only', async () => {
    known(confirmed);
    await visit('/match/m1?tab=ratings');
    const theirs = within(await screen.findByRole('region', { name: 'Ben Serra' }));
    expect(theirs.getByText('Level before the match: 4.0, reliability 80%')).toBeInTheDocument();
    expect(theirs.getByText('Level down')).toBeInTheDocument();
    expect(theirs.queryByText(/[+−]0/)).not.toBeInTheDocument();
  });

  it.each([
    [{ isFriendly: true }, 'Friendly matches never move a level'],
    [{ state: 'AWAITING_CONFIRMATION' }, 'Levels move once the result is confirmed'],
    [{ ...confirmed, id: 'another' }, 'This match moved no level'],
  ])('LVL-03 says why no level moved: %j', async (more, reason) => {
    known(more);
    await visit('/match/m1?tab=ratings');
    expect(await screen.findByText(reason)).toBeInTheDocument();
  });

  it.each([
    ['GUEST', 'Somebody without an account played. Once every guest has one, the match counts after all.'],
    ['WALKOVER', 'It was a walkover: what isn’t played says nothing about levels.'],
    ['NOTHING_PLAYED', 'It ended before a game was won, so there was nothing to learn from.'],
    ['FRIENDLY', 'It was friendly: friendly matches never do.'],
    ['NOT_POSSIBLE', 'Its teams or figures can’t be right, so it is left out.'],
    [null, 'Walkovers, matches without games and matches with guests don’t count.'],
  ])('LVL-03 LVL-04~ says why a confirmed match moved none: %s', async (notRatedReason, text) => {
    known({ ...confirmed, id: 'another', notRatedReason });
    await visit('/match/another?tab=ratings');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('LVL-03 visitors are asked to log in, and nothing is asked for', async () => {
    known(confirmed);
    window.localStorage.clear();
    await visit('/match/m1?tab=ratings');
    expect(await screen.findByText('What the match did to levels is for members.')).toBeInTheDocument();
    expect(sent('MatchRatings')).toHaveLength(0);
  });

  it('MAT-16~ a failed answer can be asked for again', async () => {
    known(confirmed);
    theNetwork().operations['MatchRatings'] = () => ({ errors: [{ message: 'away' }] });
    const { user } = await visit('/match/m1?tab=ratings');
    const again = await screen.findByRole('button', { name: 'Try again' });
    delete theNetwork().operations['MatchRatings'];
    await user.click(again);
    expect(await screen.findByRole('region', { name: 'Ben Serra' })).toBeInTheDocument();
  });

  it('BYD-03 says before the match what winning and losing would do', async () => {
    known({ state: 'READY' });
    await visit('/match/m1');
    const preview = within(await screen.findByRole('region', { name: 'What it would do to your level' }));
    expect(preview.getByRole('row', { name: 'If you win 6-4 6-4 +0.08 3.70' })).toBeInTheDocument();
    expect(preview.getByRole('row', { name: 'If you lose 4-6 4-6 0.00 3.62' })).toBeInTheDocument();
    expect(preview.getByText('Losing by the expected margin costs nothing.')).toBeInTheDocument();
    expect(preview.getByText('You win').closest('div')).toHaveTextContent('42%');
    expect(sent('PreviewOfMatch')).toEqual([{ matchId: 'm1' }]);
    await expectAccessible();
  });

  it('BYD-03~ says what my doubles say of the level that it starts from', async () => {
    known(
      { state: 'READY' },
      { success: true, errorCode: null, preview: { ...PREVIEW, level: 4.12, carriedOver: 0.3 } },
    );
    await visit('/match/m1');
    expect(await screen.findByText('Your doubles say about 4.12: that is what this starts from.')).toBeInTheDocument();
  });

  it('BYD-03 whoever could take the last place sees it, too', async () => {
    known({ teamB: [], mySide: null, missing: 1, myActions: ['JOIN'] });
    await visit('/match/m1');
    expect(await screen.findByRole('region', { name: 'What it would do to your level' })).toBeInTheDocument();
  });

  it.each([
    ['a friendly one', { state: 'READY', isFriendly: true }],
    ['one that lacks players', { teamB: [], mySide: null, missing: 2, myActions: ['JOIN'] }],
    ['one that is not open to me', { teamB: [], mySide: null, missing: 1 }],
    ['one that was played', confirmed],
  ])('BYD-03 asks for no preview of %s', async (_what, more) => {
    known(more);
    await visit('/match/m1');
    expect(await screen.findByRole('button', { name: 'Share' })).toBeInTheDocument();
    expect(sent('PreviewOfMatch')).toHaveLength(0);
  });

  it('BYD-03 leaves it out where it can’t be told', async () => {
    known({ state: 'READY' }, { success: false, errorCode: 'PLAYER_NOT_FOUND', preview: null });
    await visit('/match/m1');
    await waitFor(() => expect(sent('PreviewOfMatch')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument());
    expect(screen.queryByText('What it would do to your level')).not.toBeInTheDocument();
  });
});
