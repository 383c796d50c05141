import { MemoryMatchReads } from '../memory/memory-match-reads.js';
import { MemoryMatches } from '../memory/memory-matches.js';
import { MemoryStore } from '../memory/memory-store.js';
import { describeMatchReads } from '../ports/match-reads.js';
import { describeMatches } from '../ports/matches.js';
import type { MatchesFixture } from '../ports/world.js';

describe('matches in memory', () => {
  const store = new MemoryStore();
  const fixture: MatchesFixture = {
    matches: new MemoryMatches(store),
    reads: new MemoryMatchReads(store),
    put: async (match) => store.put(match),
    get: async (id) => store.matches.get(id),
    populate: async (world) => void (store.world = world),
    emitted: async () => store.emitted.map((event) => event.contract.type),
    clear: async () => store.clear(),
  };
  describeMatches(async () => fixture);
  describeMatchReads(async () => fixture);
});
