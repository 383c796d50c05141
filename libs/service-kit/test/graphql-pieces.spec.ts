import { refuse, VISITOR } from '@setpoint/kernel';
import { player } from '@setpoint/testkit';
import { parseValue } from 'graphql';
import { failed, groupedInOrder, inOrder, LoaderRegistry, SCALARS, signedIn, succeed } from '../src/index.js';

describe('payloads', () => {
  it('tell success and refusal in one shape', () => {
    expect(succeed({ match: { id: 'm1' } })).toEqual({
      success: true,
      errorCode: null,
      fieldErrors: [],
      match: { id: 'm1' },
    });
    const refusal = refuse('INVALID', { fields: [{ field: 'courtId', code: 'REQUIRED' }] });
    expect(failed(refusal, { match: null })).toEqual({
      success: false,
      errorCode: 'INVALID',
      fieldErrors: [{ field: 'courtId', code: 'REQUIRED' }],
      match: null,
    });
  });

  it('ask visitors to sign in', () => {
    expect(signedIn(player('ana'))).toBe('ana');
    expect(() => signedIn(VISITOR)).toThrow('You do not have permission to perform this action');
  });
});

describe('loaders', () => {
  it('load what is asked in one tick together, each key once', async () => {
    const loaders = new LoaderRegistry();
    const batches: (readonly number[])[] = [];
    const load = (n: number) =>
      loaders
        .get('squares', async (keys: readonly number[]) => {
          batches.push(keys);
          return keys.map((key) => key * key);
        })
        .load(n);
    expect(await Promise.all([load(2), load(3), load(2)])).toEqual([4, 9, 4]);
    expect(batches).toEqual([[2, 3]]);
    loaders.clear();
    await load(2);
    expect(batches).toHaveLength(2);
  });

  it('bring rows into the order of the keys', () => {
    const rows = [
      { id: 2, of: 'a' },
      { id: 1, of: 'b' },
      { id: 3, of: 'a' },
    ];
    expect(inOrder([1, 2, 9], rows, (row) => row.id)).toEqual([rows[1], rows[0], null]);
    expect(groupedInOrder(['a', 'b', 'c'], rows, (row) => row.of)).toEqual([[rows[0], rows[2]], [rows[1]], []]);
  });
});

describe('scalars', () => {
  const { DateTime, Date: Day, Time, JSON: Json } = SCALARS;

  it.each([
    ['2026-06-01T18:00:00Z', '2026-06-01T18:00:00.000Z'],
    ['2026-06-01T20:00:00+02:00', '2026-06-01T18:00:00.000Z'],
  ])('take the instant %s', (text, iso) => {
    expect(DateTime!.parseValue(text)).toEqual(new Date(iso));
    expect(DateTime!.parseLiteral(parseValue(`"${text}"`))).toEqual(new Date(iso));
    expect(DateTime!.serialize(new Date(iso))).toBe(iso);
  });

  it('take the years 1 to 9999, in UTC', () => {
    for (const day of ['0001-01-01', '9999-12-31']) expect(Day!.parseValue(day)).toBe(day);
    expect(() => Day!.parseValue('0000-12-31')).toThrow('is not a day');
    expect(DateTime!.parseValue('9999-12-31T23:59:59Z')).toBeInstanceOf(Date);
    for (const beyond of ['0001-01-01T00:59:59+01:00', '9999-12-31T23:00:00-01:00']) {
      expect(() => DateTime!.parseValue(beyond)).toThrow('is not an instant');
    }
  });

  it.each(['2026-06-01', '2026-06-01T18:00:00', 'today', 5, null])('refuse %j as instant', (value) => {
    expect(() => DateTime!.parseValue(value)).toThrow('is not an instant');
  });

  it('take days that exist', () => {
    expect(Day!.parseValue('2028-02-29')).toBe('2028-02-29');
    for (const wrong of ['2026-02-29', '2026-13-01', '26-01-01', '2026-06-01T00:00:00Z', 3]) {
      expect(() => Day!.parseValue(wrong)).toThrow('is not a day');
    }
    expect(() => Day!.parseLiteral(parseValue('5'))).toThrow('is not a text');
  });

  it('take times of day, to the minute', () => {
    expect(Time!.parseValue('18:30')).toBe('18:30');
    expect(Time!.serialize('07:05:00')).toBe('07:05');
    for (const wrong of ['24:00', '7:05', '18:60', 1830])
      expect(() => Time!.parseValue(wrong)).toThrow('is not a time');
  });

  it('take any JSON', () => {
    expect(Json!.parseLiteral(parseValue('{ a: [1, { b: $c }] }'), { c: true })).toEqual({ a: [1, { b: true }] });
    expect(Json!.parseValue({ a: 1 })).toEqual({ a: 1 });
  });
});
