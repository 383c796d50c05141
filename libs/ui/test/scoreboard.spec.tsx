import { screen, within } from '@testing-library/react';
import { Scoreboard } from '../src/index.js';
import { show } from './render.js';

const ana = { id: 'ana', displayName: 'Ana Rossi' };
const ben = { id: 'ben', displayName: 'Ben Taylor' };

describe('scoreboard', () => {
  it('RES-02 shows the games of each set, the tie-break of its loser, and who won', async () => {
    await show(
      <Scoreboard
        teamA={[ana]}
        teamB={[ben]}
        sets={[
          { a: 6, b: 4 },
          { a: 6, b: 7, tieBreak: 5 },
          { a: 10, b: 8, superTieBreak: true },
        ]}
        winner="A"
        note="Confirmed"
      />,
    );
    const [head, first, second] = screen.getAllByRole('row');
    expect(
      within(head!)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Side', 'Set 1', 'Set 2', 'Super tie-break']);
    expect(first).toHaveTextContent(/Ana Rossi665 ?10|Ana Rossi6.*6.*5.*10/);
    expect(within(first!).getByRole('img', { name: 'Won' })).toBeInTheDocument();
    expect(
      within(second!)
        .getAllByRole('cell')
        .slice(0, 3)
        .map((cell) => cell.textContent),
    ).toEqual(['4', '7', '8']);
    expect(within(second!).queryByRole('img', { name: 'Won' })).not.toBeInTheDocument();
    expect(screen.getByText('Confirmed')).toBeInTheDocument();
  });

  it('shows no winner of a draw', async () => {
    await show(<Scoreboard teamA={[ana]} teamB={[ben]} sets={[{ a: 4, b: 4 }]} winner={null} />);
    expect(screen.queryByRole('img', { name: 'Won' })).not.toBeInTheDocument();
  });
});
