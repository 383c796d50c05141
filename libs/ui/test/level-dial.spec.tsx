import { screen } from '@testing-library/react';
import { LevelDial } from '../src/index.js';
import { show } from './render.js';

describe('level dial', () => {
  it.each([
    [1, 'en', '1.0, Beginner'],
    [2.5, 'en', '2.5, Rookie'],
    [4.5, 'it', '4,5, Intermedio'],
    [5.5, 'es', '5,5, Avanzado'],
    [7, 'fr', '7,0, Pro'],
    [null, 'en', 'No level'],
  ] as const)('LVL-01 LVL-02 says %s in %s as %s', async (rating, language, label) => {
    await show(<LevelDial rating={rating} />, language);
    expect(screen.getByRole('img', { name: label })).toBeInTheDocument();
  });

  it('LVL-03 shows that it is still the own estimate', async () => {
    await show(<LevelDial rating={4} selfAssessed label="Tennis singles" />);
    expect(screen.getByRole('img', { name: 'Tennis singles, 4.0, Intermediate, own estimate' })).toBeInTheDocument();
  });
});
