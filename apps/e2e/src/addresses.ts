import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PINNED_NOW } from '../../../tools/start/pinned-day.mjs';
import type { Person } from './person.js';
import { root } from './stack-process.js';

/** They lead on, or show what another address shows; a level that was reached is told to its player alone, who looks at it there. */
const SAME =
  /^\/(?:dashboard|player|match|tournament|court|court\/new|court\/:id|player\/:id|auth\/register\/.*|auth\/send-verify|dashboard\/app\/:pageMatchsFriends|dashboard\/chat\/new\/:type\/:recipient|tournament\/:id\/subscribe\/confirmed|league\/:id\/subscribe|league\/:id\/subscribe\/edit|level\/:id|.*\/list\/:page|rank\/.*\/:page|player\/account\/smash\/:page|lp|lp\/join\/01(?:es|fr)\/.*|lp\/join\/0[12]\/:referralCode(?:\/:lat(?:\/:lng)?)?)$/;

/** Pages that visitors have under the header and footer of the public site; all others are seen by a member. */
export const FOR_VISITORS =
  /^\/(?:auth\/.*|lp\/.*|about-us|more-information|levels|levels\/calibration|press|smash|coupon|terms|privacy|support|court-partnership|404|500|rank|league|league\/info|tournament\/list)?$/;

/** The route of every screen that the web build names (`routes.json`). */
export function everyRoute(): string[] {
  const routes = JSON.parse(readFileSync(join(root, 'apps/web/dist/routes.json'), 'utf8')) as Record<string, string[]>;
  return Object.keys(routes).filter((route) => !SAME.test(route));
}

/** Tabs and phases differ by area. */
const VALUES_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  league: { ':pagematchs': 'groups' },
  court: { ':pageTab': 'photos' },
};

interface Nodes {
  readonly edges: readonly (
    | {
        readonly node: {
          readonly id: string;
          readonly slug?: string;
          readonly phases?: readonly { readonly year: number; readonly number: number }[];
          readonly entries?: readonly { readonly id: string; readonly slug?: string }[];
        };
      }
    | undefined
  )[];
}

interface OfMember {
  readonly conversations: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
  readonly myDocuments: {
    readonly edges: readonly { readonly node: { readonly number: string; readonly year: number } }[];
  };
  readonly me: { readonly following: Nodes };
}

/** What addresses name: the first of each kind that a list has. */
export interface Found {
  readonly ofArea: Readonly<Partial<Record<string, { readonly id: string; readonly slug?: string }>>>;
  /** Entry of a tournament that is over. */
  readonly run: { readonly id: string };
  readonly phase: { readonly year: number; readonly number: number };
  /** Somebody whom the member follows. */
  readonly friend: string;
  readonly conversation: string;
  readonly invoice?: { readonly number: string } | undefined;
}

/** Fills in routes with what the platform holds, and what is the member's own. */
export async function addressesOf(member: Person): Promise<(route: string) => string> {
  const { conversations, myDocuments, me } = await member.get<OfMember>(`query OfMember {
    conversations(first: 1) { edges { node { id } } }
    myDocuments(first: 1) { edges { node { number year } } }
    me { following(first: 1) { edges { node { id } } } }
  }`);
  const data = await member.get<Record<string, Nodes>>(`query FirstOfEach {
    player: players(first: 1) { edges { node { id slug } } }
    match: matches(first: 1) { edges { node { id } } }
    court: courts(first: 1) { edges { node { id slug } } }
    tournament: tournaments(first: 1) { edges { node { id } } }
    league: leagues(first: 1) { edges { node { id phases { year number } } } }
    played: tournaments(filter: { actualState: COMPLETED }, first: 1) { edges { node { entries { id } } } }
  }`);
  const first = (kind: string) => data[kind]!.edges[0]?.node;
  return addressesFor({
    ofArea: Object.fromEntries(Object.keys(data).map((kind) => [kind, first(kind)])),
    run: first('played')!.entries![0]!,
    phase: first('league')!.phases![0]!,
    friend: me.following.edges[0]!.node.id,
    conversation: conversations.edges[0]!.node.id,
    invoice: myDocuments.edges[0]?.node,
  });
}

/** Fills in routes with what was found. */
export function addressesFor({ ofArea, run, phase, friend, conversation, invoice }: Found): (route: string) => string {
  const values: Record<string, string> = {
    ':pageTab': 'matches',
    ':sport': '1',
    ':numberPlayers': '1',
    ':year': PINNED_NOW.slice(0, 4),
    ':level': 'intermediate',
    ':country': 'IT',
    ':sex': 'I',
    ':pagematchs': 'bracket',
    ':faseTournament': 'final',
    ':idFase': '1',
    ':number': invoice?.number ?? '1',
    // Of what is to be paid; nobody owes this.
    ':reference': '01890000-0000-7000-8000-000000000000',
    ':partner': friend,
    ':conversationKey': conversation,
    // Of a landing page.
    ...{ ':referralCode': 'ABCD2345', ':lat': '45.4642', ':lng': '9.1895', ':city': 'Milano' },
    // Of a guest; nobody has this one.
    ':token': 'A'.repeat(43),
  };
  const valuesOf: typeof VALUES_OF = {
    ...VALUES_OF,
    league: { ...VALUES_OF['league'], ':faseTournament': `${phase.year}-${phase.number}` },
  };
  return (route) => {
    const area = route.split('/')[1]!;
    const { id, slug = '' }: { id: string; slug?: string } = area === 'run' ? run : (ofArea[area] ?? { id: '' });
    return route.replace(/:\w+/g, (name) => {
      const value = { ...values, ...valuesOf[area], ':id': id, ':name': slug }[name];
      if (!value) throw new Error(`nothing is known to put in place of ${name} in ${route}`);
      return value;
    });
  };
}
