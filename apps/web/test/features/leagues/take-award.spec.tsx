import { screen } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { euros } from '../../tournaments.js';
import { signedInAs, visit } from '../../visit.js';

describe('the prize of a league', () => {
  beforeEach(() => signedInAs());

  it('LEA-10~ LEA-11 RTE-07~ is taken once, as one of its choices', async () => {
    let claimed: string | null = null;
    const award = () => ({
      ...{ id: 'award-1', placing: 'WINNER', wonAt: '2026-03-30T18:00:00Z', claimed },
      claimedAt: claimed && '2026-04-01T10:00:00Z',
      choices: [
        { kind: 'VOUCHER', amount: euros(20), points: null },
        { kind: 'POINTS', amount: null, points: 150 },
      ],
      league: { id: 'l1', name: 'Milano Singles' },
    });
    theApiKnows({
      myLeagueAwards: () => [award()],
      takeLeagueAward: ({ input }: { input: { choice: string } }) => {
        claimed = input.choice;
        return { success: true, errorCode: null, award: award() };
      },
    });
    const { user } = await visit('/league/l1/take-award');
    await user.click(await screen.findByLabelText('150 smash points'));
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Take the prize' }));
    expect(await screen.findByText('Yours: 150 smash points')).toBeInTheDocument();
    expect(sent('TakeLeagueAward')).toEqual([{ awardId: 'award-1', choice: 'POINTS' }]);
  });

  it('LEA-11~ is not there for whoever won none', async () => {
    theApiKnows({ myLeagueAwards: [] });
    await visit('/league/l1/take-award');
    expect(await screen.findByText('No prize for you here')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the league' })).toHaveAttribute('href', '/league/l1');
  });
});
