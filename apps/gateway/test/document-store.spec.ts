import { parse } from 'graphql';
import { DocumentStore } from '../src/limits/document-store.js';

const document = (i: number) => parse(`query Odd${i} { me { id } ${'matches { id } '.repeat(50)} }`);

describe('the store of parsed documents', () => {
  it('stays within its bytes however many documents come, and keeps the ones used last', async () => {
    const store = new DocumentStore(1_000_000);
    await store.set('often', document(5_000));
    for (let i = 0; i < 1_000; i += 1) {
      await store.set(String(i), document(i));
      await store.get('often');
      expect(store.heapBytes).toBeLessThanOrEqual(1_000_000);
    }
    expect(await store.get('often')).toBeDefined();
    expect(await store.get('999')).toBeDefined();
    expect(await store.get('0')).toBeUndefined();
  });

  it('keeps no document that would push out all others', async () => {
    const store = new DocumentStore(100_000);
    await store.set('small', parse('{ me { id } }'));
    await store.set('large', parse(`{ ${'me { id } '.repeat(500)} }`));
    expect(await store.get('large')).toBeUndefined();
    expect(await store.get('small')).toBeDefined();
  });
});
