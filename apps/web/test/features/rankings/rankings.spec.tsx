import { screen, within } from '@testing-library/react';
import { rankingAt, rankingPath } from '../../../src/features/rankings/list/address.js';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aPage, aPlayer, anaInTheClub } from '../../club.js';
import { signedInAs, visit } from '../../visit.js';

const entry = (place: number, player: ReturnType<typeof aPlayer>, level: number | null = null) => ({
  place,
  value: 60 - place,
  level,
  player,
});
const many = Array.from({ length: 45 }, (_, index) => entry(index + 1, aPlayer(`P${index + 1} Test`)));

const aRanking =
  (entries: readonly unknown[], own: unknown = null) =>
  (args: { first: number; after: string | null }) => ({
    ...aPage(entries, args),
    own,
  });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('addresses of rankings', () => {
  it.each([
    '/rank/tournaments-played/1/2/2026',
    '/rank/tournaments-wins/1/1/2025',
    '/rank/tournaments-finals/2/2/2026/3',
    '/rank/tournaments-semifinals/2/2/2026',
    '/rank/matchs-played/1/1/2026/2',
    '/rank/players-met/1/1',
    '/rank/players-met/2/2/4',
    '/rank/pro/it/1/1/F',
    '/rank/beginner/fr/2/2/I/2',
  ])('RTE-10 %s names a ranking, and is how it is written', (path) => {
    const { ranking, page } = rankingAt(path)!;
    expect(rankingPath(ranking, Number(page ?? 1))).toBe(path);
  });

  it.each([
    '/rank/matchs-played/1/1/soon',
    '/rank/matchs-played/3/1/2026',
    '/rank/players-met/2/1',
    '/rank/pro/italy/1/1/F',
    '/rank/none/it/1/1/F',
    '/rank/pro/it/1/1/X',
  ])('RTE-10 %s names none: the 404 screen', async (path) => {
    expect(rankingAt(path)).toBeNull();
    await visit(path);
    expect(await screen.findByRole('heading', { name: 'There is no such ranking' })).toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

describe('statistics lists', () => {
  beforeEach(() =>
    theApiKnows({ player: anaInTheClub(), statisticsRanking: aRanking(many, { place: 44, value: 16 }) }),
  );

  it('RNK-02~ visitors read who played most, 20 a page, each page under its own address', async () => {
    const { user, path } = await visit('/rank/matchs-played/1/1/2026');
    expect(await screen.findByRole('heading', { name: 'Matches played', level: 1 })).toBeInTheDocument();
    expect(await rowOf('P1 Test')).toHaveTextContent(/^1.*59$/);
    expect(screen.getAllByRole('row')).toHaveLength(21);
    expect(sent('StatisticsRanking')[0]).toMatchObject({
      list: 'MATCHES_PLAYED',
      sport: 1,
      numberPlayers: 1,
      year: 2026,
    });
    expect(sent('OwnStatisticsPlace')).toEqual([]);
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(path()).toBe('/rank/matchs-played/1/1/2026/2');
    expect(await rowOf('P21 Test')).toBeInTheDocument();
  });

  it('RNK-02~ tells where I stand, when that is on another page', async () => {
    signedInAs();
    await visit('/rank/matchs-played/1/1/2026');
    expect(await screen.findByText('Your place: 44 · Matches: 16')).toBeInTheDocument();
  });

  it('RNK-02~ lights my own row', async () => {
    signedInAs();
    theApiKnows({ statisticsRanking: aRanking([entry(1, anaInTheClub())], { place: 1, value: 59 }) });
    await visit('/rank/players-met/1/1');
    expect(await rowOf('Ana Rossi')).toHaveAttribute('aria-current', 'true');
    expect(within(await rowOf('Ana Rossi')).getByText('You')).toBeInTheDocument();
    expect(screen.queryByText(/Your place/)).not.toBeInTheDocument();
  });

  it('FLT-05 another list, sport or year is another address, and the page is part of it', async () => {
    const { user, path } = await visit('/rank/matchs-played/1/1/2024/2');
    await rowOf('P21 Test');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sport' }), 'Padel');
    expect(path()).toBe('/rank/matchs-played/2/2/2024');
    await user.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'Players met');
    expect(path()).toBe('/rank/players-met/2/2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'Finals');
    expect(path()).toMatch(/^\/rank\/tournaments-finals\/2\/2\/\d{4}$/);
  });

  it('RNK-01~ says how a list of tournaments fills up', async () => {
    theApiKnows({ statisticsRanking: aRanking([]) });
    await visit('/rank/tournaments-wins/1/1/2026');
    expect(await screen.findByText('The list fills up with the first tournaments.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a match' })).toHaveAttribute('href', '/match/list');
    await expectAccessible();
  });
});

describe('level lists', () => {
  beforeEach(() => theApiKnows({ levelRanking: aRanking([entry(1, aPlayer('Ben Serra'), 6.5)]) }));

  it('RNK-03~ FLT-05 members choose level, country, sport and sex', async () => {
    signedInAs();
    const { user, path } = await visit('/rank/pro/it/1/1/M');
    expect(within(await rowOf('Ben Serra')).getByText('Level 6.5, Pro')).toBeInTheDocument();
    expect(sent('LevelRanking')[0]).toMatchObject({
      level: 'PRO',
      country: 'IT',
      sport: 1,
      numberPlayers: 1,
      sex: 'M',
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Spain');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Everyone');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Advanced');
    expect(path()).toBe('/rank/advanced/es/1/1/I');
    expect(sent('LevelRanking').at(-1)).toMatchObject({ level: 'ADVANCED', country: 'ES', sex: null });
  });

  it('PLY-03~ visitors get everybody, and nothing to choose by sex', async () => {
    const { path } = await visit('/rank/pro/it/1/1/F');
    await rowOf('Ben Serra');
    expect(path()).toBe('/rank/pro/it/1/1/I');
    expect(screen.queryByRole('combobox', { name: 'Who' })).not.toBeInTheDocument();
  });
});

describe('all rankings', () => {
  it('RNK-01~ RNK-03~ lead to each list in each sport, levels in my country', async () => {
    signedInAs({ profiles: { avatarThumbnail: null, locationCountry: 'FR', locationFullname: null } });
    await visit('/rank');
    const met = await screen.findByRole('link', { name: 'Players met: Tennis singles' });
    expect(met).toHaveAttribute('href', '/rank/players-met/1/1');
    expect(screen.getByRole('link', { name: 'Level: Pro: Padel' })).toHaveAttribute('href', '/rank/pro/fr/2/2/I');
    expect(screen.getAllByRole('article')).toHaveLength(11);
    await expectAccessible();
  });
});
