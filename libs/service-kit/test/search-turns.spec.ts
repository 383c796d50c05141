import { SearchTurns } from '../src/storage/search-turns.js';

/** Searches that end when they are told. */
function stage(limits = { running: 2, ofOne: 3, ofVisitors: 4 }) {
  const turns = new SearchTurns(limits);
  const running: { readonly name: string; readonly end: () => void }[] = [];
  const search = (asker: string | null, name: string) =>
    turns.run(asker, () => new Promise<void>((end) => running.push({ name, end })));
  const names = () => running.map(({ name }) => name);
  /** Ends the one that has run longest. */
  const next = async () => {
    running.shift()!.end();
    await new Promise(setImmediate);
  };
  return { search, names, next, turns };
}

const TOO_MANY = { name: 'SearchRefused', code: 'TOO_MANY_SEARCHES' };

describe('searches', () => {
  it('API-14~ run two at a time, in turns of those who ask', async () => {
    const { search, names, next } = stage();
    const all = [search('ana', 'ana 1'), search('ana', 'ana 2'), search('ana', 'ana 3')];
    all.push(search('ben', 'ben 1'), search('ben', 'ben 2'), search(null, 'visitor'));
    expect(names()).toEqual(['ana 1', 'ana 2']);
    await next();
    expect(names()).toEqual(['ana 2', 'ana 3']);
    await next();
    expect(names()).toEqual(['ana 3', 'ben 1']);
    await next();
    expect(names()).toEqual(['ben 1', 'visitor']);
    await next();
    expect(names()).toEqual(['visitor', 'ben 2']);
    await next();
    await next();
    await Promise.all(all);
    expect(names()).toEqual([]);
  });

  it('API-14~ of one person are refused beyond a few, and of all visitors together; others go on', async () => {
    const { search, next } = stage();
    const ana = Array.from({ length: 3 }, (_, i) => search('ana', `ana ${i}`));
    await expect(search('ana', 'one more')).rejects.toMatchObject(TOO_MANY);
    const visitors = Array.from({ length: 4 }, (_, i) => search(null, `visitor ${i}`));
    await expect(search(null, 'one more')).rejects.toMatchObject(TOO_MANY);
    const ben = search('ben', 'ben');
    for (let i = 0; i < 8; i += 1) await next();
    await Promise.all([...ana, ...visitors, ben]);
    const again = search('ana', 'again');
    await next();
    await again;
  });

  it('API-14~ that fail give their turn to the next', async () => {
    const { turns } = stage({ running: 1, ofOne: 2, ofVisitors: 2 });
    const failing = () => Promise.reject(new Error('no'));
    await expect(turns.run('ana', failing)).rejects.toThrow('no');
    const [first, second] = [turns.run('ana', failing), turns.run('ana', async () => 'found')];
    await expect(first).rejects.toThrow('no');
    expect(await second).toBe('found');
  });
});
