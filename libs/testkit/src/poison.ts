/** Texts that no reader expects, of which some are JSON. What each port takes besides is for its own spec to say. */
export const POISON: readonly (readonly [name: string, text: string])[] = [
  ['nothing', ''],
  ['half an object', '{"id":'],
  ['null', 'null'],
  ['a number', '42'],
  ['a text', '"text"'],
  ['a truth', 'true'],
  ['an empty list', '[]'],
  ['a list of objects', '[{}]'],
  ['an empty object', '{}'],
  ['an object with a prototype', '{"__proto__":{"id":"1","to":"ana"}}'],
  ['an object of nulls', '{"specversion":null,"id":null,"type":null,"data":null,"seq":null,"to":null,"ref":null}'],
  ['nested lists', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['a long text', `"${'x'.repeat(100_000)}"`],
];
