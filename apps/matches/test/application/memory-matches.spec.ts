import { MemoryMatches } from '../memory/memory-matches.js';
import { keepsMatches } from '../matches-port.js';

describe('matches in memory', () => {
  const matches = new MemoryMatches();
  keepsMatches(async () => ({
    matches,
    put: async (match) => void matches.matches.set(match.id, match),
    get: async (id) => matches.matches.get(id),
    tell: async (world) => void (matches.world = world),
    said: async () => matches.said.map((event) => event.contract.type),
    clear: async () => {
      matches.matches.clear();
      matches.said.length = 0;
    },
  }));
});
