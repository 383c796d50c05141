import type { Measure } from './measure.js';

/** What an operation turned out to cost: as many objects as there are in its answer, and what its fields cost by themselves. */
export const answeredCost = ({ fixed }: Measure, data: unknown): number => fixed + objectsIn(data);

function objectsIn(data: unknown): number {
  let objects = 0;
  const open = [data];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) objects += 1;
    for (const below of Object.values(value)) if (typeof below === 'object') open.push(below);
  }
  return objects;
}
