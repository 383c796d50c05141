import { MemoryCache } from '@setpoint/service-kit';
import { buildSchema, parse, print } from 'graphql';
import { DocumentRefused, Documents } from '../src/limits/documents.js';
import { DOCUMENT_LIMITS } from '../src/limits/settings.js';
import { TrustedDocuments } from '../src/limits/trusted-documents.js';

const schema = buildSchema(
  'type Query { me: User matches: [Match] } type User { id: ID name: String } type Match { id: ID }',
);
const OURS = 'query Ours { me { id __typename } }';

const trusted = new TrustedDocuments({ documents: [{ query: OURS, id: 'ours' }], cache: new MemoryCache() });
beforeAll(() => trusted.ready);
afterAll(() => trusted.stop());

function documentsOf({ trustedOnly = false, heapBytes = 1_000_000 } = {}) {
  const settings = { schema: () => schema, bounds: DOCUMENT_LIMITS, introspection: true, trusted, trustedOnly };
  const documents = new Documents(settings, heapBytes);
  const paid: number[] = [];
  const read = (text: string, hasKey = false) => documents.read(text, hasKey, async (tokens) => void paid.push(tokens));
  const codes = async (text: string, hasKey = false) => {
    const refused: unknown = await read(text, hasKey).catch((error: unknown) => error);
    if (!(refused instanceof DocumentRefused)) throw new Error('it was not refused');
    return refused.errors.map(({ extensions }) => extensions['code']);
  };
  return { documents, read, codes, paid };
}

const odd = (i: number) => `query Odd${i} { me { id } ${'matches { id } '.repeat(15)} }`;

describe('documents', () => {
  it('API-23~ are paid for by their tokens when they are seen for the first time', async () => {
    const { read, paid } = documentsOf();
    const text = 'query Name { me { name } }';
    expect(await read(text)).toMatchObject({ isOurs: false });
    await read(text);
    expect(paid).toEqual([8]);
  });

  it('API-23~ of the apps are not, in their words or in others', async () => {
    const { read, paid } = documentsOf();
    expect(await read(OURS)).toMatchObject({ isOurs: true });
    expect(await read(print(parse('query Ours { me { id } }')))).toMatchObject({ isOurs: true });
    expect(paid).toEqual([]);
    expect(await read('query Ours{me{id}}')).toMatchObject({ isOurs: true });
    expect(paid).toHaveLength(1);
    await read('query Ours{me{id}}');
    expect(paid).toHaveLength(1);
  });

  it('API-14~ of another build of the apps cost nothing either, letter by letter', async () => {
    const cache = new MemoryCache();
    const older = new TrustedDocuments({ documents: [{ query: 'query Older { me { name } }' }], cache });
    await older.ready;
    older.stop();
    const newer = new TrustedDocuments({ documents: [], cache });
    const settings = { schema: () => schema, bounds: DOCUMENT_LIMITS, introspection: true, trustedOnly: true };
    const documents = new Documents({ ...settings, trusted: newer });
    const broke = () => Promise.reject(new Error('nothing left'));
    expect(await documents.read('query Older { me { name } }', false, broke)).toMatchObject({ isOurs: true });
    await expect(documents.read('query Older{me{name}}', false, broke)).rejects.toThrow('nothing left');
    newer.stop();
  });

  it('API-23~ that cannot be paid for are not parsed', async () => {
    const { documents } = documentsOf();
    const poor = new Error('nothing left');
    await expect(documents.read('{ no document', false, () => Promise.reject(poor))).rejects.toBe(poor);
  });

  it.each([
    ['is none', '{ me {', 'GRAPHQL_PARSE_FAILED'],
    ['asks for what there is not', '{ you { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['is too long', `{ me { ${'id '.repeat(DOCUMENT_LIMITS.tokens)} } }`, 'TOO_MANY_FIELDS'],
  ])('API-14~ one that %s is refused again without being read again', async (_what, text, code) => {
    const { codes, paid } = documentsOf();
    expect(await codes(text)).toEqual([code]);
    const payments = paid.length;
    expect(await codes(text)).toEqual([code]);
    expect(paid).toHaveLength(payments);
  });

  it('API-14~ only those of the apps are read where no others are trusted, unless there is a key', async () => {
    const { codes, read } = documentsOf({ trustedOnly: true });
    const text = '{ me { name } }';
    expect(await codes(text)).toEqual(['DOCUMENT_NOT_TRUSTED']);
    expect(await read(text, true)).toMatchObject({ isOurs: false });
    expect(await codes(text)).toEqual(['DOCUMENT_NOT_TRUSTED']);
    expect(await read(OURS)).toMatchObject({ isOurs: true });
  });

  it('stay within their bytes however many come, and the ones used last are kept', async () => {
    const { documents, read, paid } = documentsOf({ heapBytes: 200_000 });
    await read(odd(5_000));
    for (let i = 0; i < 200; i += 1) {
      await read(odd(i));
      await read(odd(5_000));
      expect(documents.heapBytes).toBeLessThanOrEqual(200_000);
    }
    const before = paid.length;
    await read(odd(5_000));
    await read(odd(199));
    expect(paid).toHaveLength(before);
    await read(odd(0));
    expect(paid).toHaveLength(before + 1);
  });
});
