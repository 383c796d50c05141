import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stack-process.js';

/** They lead on, or show what another address shows; a level that was reached is told to its player alone, who looks at it there. */
const SAME =
  /^\/(?:dashboard|player|match|tournament|court|court\/new|court\/:id|player\/:id|auth\/register\/.*|level\/:id|.*\/list\/:page|rank\/.*\/:page|player\/account\/smash\/:page|lp|lp\/join\/01(?:es|fr)\/.*|lp\/join\/0[12]\/:referralCode(?:\/:lat(?:\/:lng)?)?)$/;

/** The route of every screen that the web build names (`routes.json`). */
export function everyRoute(): string[] {
  const routes = JSON.parse(readFileSync(join(root, 'apps/web/dist/routes.json'), 'utf8')) as Record<string, string[]>;
  return Object.keys(routes).filter((route) => !SAME.test(route));
}

/** Leagues have pages and phases of their own. */
const OF_LEAGUES = { ':pagematchs': 'groups', ':faseTournament': '2026-1' };

interface Nodes {
  readonly edges: readonly (
    | {
        readonly node: {
          readonly id: string;
          readonly slug?: string;
          readonly entries?: readonly { readonly id: string; readonly slug?: string }[];
        };
      }
    | undefined
  )[];
}

/** Fills in routes with what the platform holds. */
export async function addressesOf(origin: string): Promise<(route: string) => string> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `query FirstOfEach {
        player: players(first: 1) { edges { node { id slug } } }
        match: matches(first: 1) { edges { node { id } } }
        court: courts(first: 1) { edges { node { id slug } } }
        tournament: tournaments(first: 1) { edges { node { id } } }
        league: leagues(first: 1) { edges { node { id } } }
        played: tournaments(filter: { actualState: COMPLETED }, first: 1) { edges { node { entries { id } } } }
      }`,
    }),
  });
  const { data } = (await answer.json()) as { data: Record<string, Nodes> };
  const values: Record<string, string> = {
    ':pageTab': 'matches',
    ':pageMatchsFriends': '2',
    ':sport': '1',
    ':numberPlayers': '1',
    ':year': String(new Date().getFullYear()),
    ':level': 'intermediate',
    ':country': 'IT',
    ':sex': 'I',
    ':pagematchs': 'bracket',
    ':faseTournament': 'final',
    ':idFase': '1',
    // Of an invoice; they were issued none.
    ':number': '1',
    // Of what is to be paid; nobody owes this.
    ':reference': '01890000-0000-7000-8000-000000000000',
    // Of whoever would enter with somebody; there is no such player.
    ':partner': '01890000-0000-7000-8000-000000000001',
    // Of the chat; there is no such conversation, and nobody to begin one with.
    ':conversationKey': 'match.none',
    ':type': 'player',
    ':recipient': '01890000-0000-7000-8000-000000000002',
    // Of a landing page.
    ...{ ':referralCode': 'ABCD2345', ':lat': '45.4642', ':lng': '9.1895', ':city': 'Milano' },
    // Of a guest; nobody has this one.
    ':token': 'A'.repeat(43),
  };
  return (route) => {
    const [, area] = route.split('/');
    const { id, slug } =
      area === 'run' ? data['played']!.edges[0]!.node!.entries![0]! : (data[area!]?.edges[0]?.node ?? { id: '' });
    return route.replace(/:\w+/g, (name) => {
      const value = { ...values, ...(area === 'league' && OF_LEAGUES), ':id': id, ':name': slug ?? '' }[name];
      if (!value) throw new Error(`nothing is known to put in place of ${name} in ${route}`);
      return value;
    });
  };
}
