import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { euro } from '../../checkout.js';
import { aPlayer } from '../../club.js';
import { signedInAs, visit } from '../../visit.js';

type Made = Record<string, unknown>;

const anAward = (more: Made = {}): Made => ({
  id: 'award-1',
  placing: 'WINNER',
  wonAt: '2026-05-20T18:00:00Z',
  claimedAt: null,
  claimed: null,
  choices: [
    { kind: 'VOUCHER', amount: euro(2_000), points: null },
    { kind: 'POINTS', amount: null, points: 150 },
    { kind: 'CREDIT', amount: euro(1_500), points: null },
  ],
  tournament: { id: 't1', name: 'Spring Open' },
  player: aPlayer('Ana Rossi'),
  ...more,
});

describe('the prize of a tournament', () => {
  beforeEach(() => signedInAs());

  it('TRN-13 RTE-06~ is taken once, as one of its choices', async () => {
    let award = anAward();
    theApiKnows({
      myTournamentAwards: () => [award],
      takeTournamentAward: ({ input }: { input: { choice: string } }) => {
        award = anAward({ claimed: input.choice, claimedAt: '2026-05-21T10:00:00Z' });
        return { success: true, errorCode: null, award };
      },
    });
    const { user } = await visit('/tournament/t1/take-award');
    expect(await screen.findByText('Spring Open')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take the prize' })).toBeDisabled();
    await expectAccessible();
    await user.click(screen.getByLabelText('150 smash points'));
    await user.click(screen.getByRole('button', { name: 'Take the prize' }));
    expect(await screen.findByText('Yours: 150 smash points')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My smash points' })).toHaveAttribute('href', '/player/account/smash');
    expect(sent('TakeTournamentAward')).toEqual([{ awardId: 'award-1', choice: 'POINTS' }]);
    expect(screen.queryByRole('button', { name: 'Take the prize' })).not.toBeInTheDocument();
  });

  it('TRN-13 says when the prize is already taken, and shows as what', async () => {
    let award = anAward();
    theApiKnows({
      myTournamentAwards: () => [award],
      takeTournamentAward: () => {
        award = anAward({ claimed: 'CREDIT', claimedAt: '2026-05-21T10:00:00Z' });
        return { success: false, errorCode: 'AWARD_ALREADY_TAKEN', award: null };
      },
    });
    const { user } = await visit('/tournament/t1/take-award');
    await user.click(await screen.findByLabelText('a voucher of €20'));
    await user.click(screen.getByRole('button', { name: 'Take the prize' }));
    expect(await screen.findByText('This prize is already taken.')).toBeInTheDocument();
    expect(await screen.findByText('Yours: €15 of credit')).toBeInTheDocument();
  });

  it('TRN-13 is not there for whoever won none', async () => {
    theApiKnows({ myTournamentAwards: () => [anAward({ tournament: { id: 'other', name: 'Other' } })] });
    await visit('/tournament/t1/take-award');
    expect(await screen.findByText('No prize for you here')).toBeInTheDocument();
  });
});

describe('my prizes', () => {
  beforeEach(() => signedInAs());

  it('SMS-04~ RTE-04~ come from tournaments and leagues, those to be taken first, with what was taken', async () => {
    theApiKnows({
      myTournamentAwards: () => [
        anAward({ claimed: 'POINTS', claimedAt: '2026-05-21T10:00:00Z', wonAt: '2026-05-30T18:00:00Z' }),
      ],
      myLeagueAwards: () => [
        { ...anAward({ id: 'award-2', placing: 'SECOND' }), league: { id: 'l1', name: 'Milano Singles' } },
      ],
    });
    await visit('/player/account/awards');
    expect(await screen.findByRole('link', { name: 'Milano Singles' })).toHaveAttribute('href', '/league/l1');
    expect(screen.getByRole('link', { name: 'Take it' })).toHaveAttribute('href', '/league/l1/take-award');
    expect(screen.getByText('150 smash points')).toBeInTheDocument();
    expect(screen.getByText('Taken on 21/05/2026')).toBeInTheDocument();
    const names = screen.getAllByRole('listitem').map((item) => item.textContent ?? '');
    expect(names.findIndex((name) => name.includes('Milano Singles'))).toBeLessThan(
      names.findIndex((name) => name.includes('Spring Open')),
    );
    await expectAccessible();
  });

  it('SMS-04~ SHL-08~ are shown in part where leagues are away', async () => {
    let away = true;
    theApiKnows({
      myTournamentAwards: () => [anAward()],
      myLeagueAwards: () => {
        if (away) throw new Error('away');
        return [];
      },
    });
    const { user } = await visit('/player/account/awards');
    expect(await screen.findByText('Part of the list didn’t load.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Take it' })).toHaveAttribute('href', '/tournament/t1/take-award');
    away = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Part of the list didn’t load.')).not.toBeInTheDocument());
  });

  it('SMS-04~ say what to do while there are none', async () => {
    theApiKnows({ myTournamentAwards: () => [], myLeagueAwards: () => [] });
    await visit('/player/account/awards');
    expect(await screen.findByText('No prizes yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a tournament' })).toHaveAttribute('href', '/tournament/list');
  });
});
