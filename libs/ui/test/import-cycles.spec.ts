import { importCycle } from '../build/import-cycles.js';

const cycleIn = (imports: Record<string, readonly string[]>) => importCycle(new Map(Object.entries(imports)));

describe('files of a build', () => {
  it('may be imported by several others', () => {
    expect(cycleIn({ page: ['parts', 'base'], parts: ['base'], base: [], icons: ['base'] })).toBeNull();
  });

  it.each([
    ['two files that import each other', { bell: ['unread'], unread: ['bell'] }, ['bell', 'unread', 'bell']],
    [
      'three in a circle, and names no others',
      { page: ['parts'], parts: ['icons', 'base'], icons: ['sheets'], sheets: ['base', 'parts'], base: [] },
      ['parts', 'icons', 'sheets', 'parts'],
    ],
    ['one that imports itself', { page: ['page'] }, ['page', 'page']],
  ])('are refused if there are %s', (_, imports, cycle) => {
    expect(cycleIn(imports)).toEqual(cycle);
  });
});
