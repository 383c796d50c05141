import { refuseNested } from '../src/web/body-nesting.js';

const read = (text: string) => refuseNested(undefined, undefined, Buffer.from(text));

describe('the nesting of a body', () => {
  it.each([
    ['lists', '['.repeat(41)],
    ['objects', '{"a":'.repeat(41)],
    ['both', '{"a":['.repeat(21)],
    ['what comes after a text with escapes', `{"a":"\\"]}\\\\",${'[{'.repeat(20)}`],
  ])('API-14~ is refused where %s are too many', (_what, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ status: 400, type: 'body.nested' }));
  });

  it.each([
    ['levels that end', '[[]],'.repeat(1_000)],
    ['brackets in texts', JSON.stringify({ text: `${'['.repeat(100)}"\\${'{'.repeat(100)}` })],
    ['forty levels', '['.repeat(40)],
  ])('API-14~ does not count %s', (_what, text) => {
    expect(() => read(text)).not.toThrow();
  });
});
