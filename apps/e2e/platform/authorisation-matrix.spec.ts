/**
 * API-13: every operation of the public API, and every field of the objects that belong to somebody, asked by everybody,
 * against the real services. Rows and expectations come from the committed supergraph.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIVE_PATH } from '@setpoint/gateway';
import { VISITOR } from '@setpoint/kernel';
import { ACCESS_RULES, IDENTITY_HEADER, signIdentity } from '@setpoint/service-kit';
import { eventually } from '@setpoint/testkit';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { findServices } from '../../../tools/stack/src/services.ts';
import {
  callOf,
  FIELD_RULES,
  isBehindGuards,
  operationOf,
  refusalOf,
  ROOT_FIELDS,
  type Relation,
} from './access-rules.js';
import { setStage, type Cast, type Stage } from './matrix-cast.js';
import { Person, startPlatform, type Platform } from './platform.js';

const services = await findServices();

/** What those who ask for operations are to them; to a root field everybody else is a stranger, too. */
const ASKERS = { visitor: 'visitor', player: 'stranger', support: 'support' } as const;
type Asker = keyof typeof ASKERS;
const PEOPLE = Object.keys(ASKERS) as readonly Asker[];

/** Codes instead of an answer to a well-formed question. */
const NO_ANSWER = [
  ...['UNAUTHENTICATED', 'FORBIDDEN', 'TOKEN_INVALID', 'INTERNAL_ERROR'],
  ...['GRAPHQL_VALIDATION_FAILED', 'SUBGRAPH_UNAVAILABLE'],
];

describe('the authorisation matrix', () => {
  let platform: Platform;
  let stage: Stage;

  const ask = (query: string, who: Cast, variables = {}) => stage.ask(query, who, variables);

  beforeAll(async () => {
    platform = await startPlatform();
    stage = await setStage(platform);
  });

  afterAll(() => platform.stop());

  it('API-13 has a rule for every field of every type', () => {
    const machinery = FIELD_RULES.filter(({ rule }) => rule === undefined || !ACCESS_RULES.includes(rule));
    expect(machinery).toEqual([]);
    expect(ROOT_FIELDS.length).toBeGreaterThan(20);
  });

  it('API-13 shows nobody what only the gateway asks', async () => {
    const internal = ROOT_FIELDS.filter(({ rule }) => rule === 'INTERNAL');
    expect(internal.filter((row) => !row.hidden)).toEqual([]);
    for (const row of internal) {
      for (const person of PEOPLE) {
        const { errors } = await ask(operationOf(row), person);
        expect([row.field, person, errors?.[0]?.extensions.code]).toEqual([
          row.field,
          person,
          'GRAPHQL_VALIDATION_FAILED',
        ]);
      }
    }
  });

  const askable = ROOT_FIELDS.filter(({ type, rule }) => type !== 'Subscription' && rule !== 'INTERNAL');
  describe.each(PEOPLE)('for a %s', (person) => {
    it.each(askable.map((row) => [`${row.type}.${row.field}`, row.rule!, row] as const))(
      'API-13 %s (%s) answers as its rule says',
      async (_name, rule, row) => {
        const { errors } = await ask(operationOf(row), person);
        const codes = (errors ?? []).map(({ extensions }) => extensions.code);
        const expected = refusalOf(rule, ASKERS[person]);
        if (expected) expect(codes).toEqual([expected]);
        else {
          for (const code of NO_ANSWER) expect(codes).not.toContain(code);
        }
      },
    );

    it.each(
      ROOT_FIELDS.filter(({ type }) => type === 'Subscription').map((row) => [row.field, row.rule!, row] as const),
    )('API-13 Subscription.%s (%s) is heard as its rule says', async (_name, rule, row) => {
      const token = stage.people[person]?.token;
      const client = createClient({
        url: `${platform.gateway.url.replace('http', 'ws')}${LIVE_PATH}${token ? `?token=${token}` : ''}`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
      });
      const codes: string[] = [];
      let live = false;
      const stop = client.subscribe(
        { query: operationOf(row) },
        {
          next: () => (live = true),
          error: (errors) =>
            codes.push(...(errors as { extensions: { code: string } }[]).map((error) => error.extensions.code)),
          complete: () => undefined,
        },
      );
      const expected = refusalOf(rule, ASKERS[person]);
      const figures = async () => (await fetch(`${platform.gateway.operationsUrl}/metrics`)).text();
      await eventually(async () => {
        if (expected) return expect(codes).toEqual([expected]);
        if (!live) expect(await figures()).toMatch(new RegExp(`gateway_subscriptions\\{field="${row.field}"\\} [1-9]`));
        expect(codes).toEqual([]);
      }, `${row.field} was neither heard nor refused`);
      stop();
      await client.dispose();
    });
  });

  describe.each(['other', 'participant', 'blocked', 'owner'] as const)('for another player: %s', (who) => {
    it('API-13 nothing of support is open', async () => {
      const answers = await Promise.all(
        askable
          .filter(({ rule }) => rule === 'SUPPORT')
          .map(async (row) => {
            const { errors = [] } = await ask(operationOf(row), who);
            return [row.field, ...errors.map(({ extensions }) => extensions.code)];
          }),
      );
      expect(answers.filter(([, ...codes]) => codes.join() !== 'FORBIDDEN')).toEqual([]);
    });
  });

  // What goes by a refresh token is asked by those whose access token has expired: whatever else they send is not read.
  const askedWithAccess = askable.filter(({ field }) => !['refreshToken', 'revokeToken'].includes(field));
  describe.each([
    ['who has not verified the address: the provider’s token', () => stage.unverifiedToken],
    ['a guest: the link’s token', () => stage.guestToken],
  ])('for %s', (_who, token) => {
    it('API-13 is no session, for whatever operation', async () => {
      const nobody = new Person(platform.gateway, 'nobody');
      nobody.token = token();
      const answers = await Promise.all(
        askedWithAccess.map(async (row) => {
          const { errors = [] } = await platform.ask(operationOf(row), {}, nobody);
          return [row.field, ...errors.map(({ extensions }) => extensions.code)];
        }),
      );
      expect(answers.filter(([, ...codes]) => codes.join() !== 'TOKEN_INVALID')).toEqual([]);
    });
  });

  interface Cells {
    readonly type: string;
    readonly by: Readonly<Partial<Record<Cast, Relation | 'not there'>>>;
    readonly id: () => string;
    /** A document that reads fields of the object, as `object`. */
    readonly reading: (fields: string, who: Cast) => string;
  }

  /** An object of each type that has rules of its own, and what it is to each. Whom its owner has blocked does not find it. */
  const OBJECTS: readonly Cells[] = [
    {
      type: 'User',
      by: {
        ...({ visitor: 'visitor', player: 'self', support: 'support' } as const),
        ...({ other: 'stranger', participant: 'stranger', owner: 'stranger', blocked: 'not there' } as const),
      },
      id: () => stage.people.player!.id,
      reading: (fields) => `query ($id: ID!) { object: player(id: $id) { ${fields} } }`,
    },
    {
      type: 'Profile',
      by: {
        ...({ visitor: 'visitor', player: 'self', support: 'support' } as const),
        ...({ other: 'stranger', participant: 'stranger', owner: 'stranger', blocked: 'not there' } as const),
      },
      id: () => stage.people.player!.id,
      reading: (fields) => `query ($id: ID!) { player(id: $id) { object: profiles { ${fields} } } }`,
    },
    {
      type: 'Match',
      by: {
        ...({ visitor: 'visitor', guest: 'visitor', player: 'participant', participant: 'participant' } as const),
        ...({ other: 'stranger', owner: 'stranger', blocked: 'not there', support: 'support' } as const),
      },
      id: () => stage.matchId,
      reading: (fields, who) =>
        who === 'guest'
          ? `query { guestMatch(token: "${stage.guestToken}") { object: match { ${fields} } } }`
          : `query ($id: ID!) { object: match(id: $id) { ${fields} } }`,
    },
    {
      type: 'Court',
      by: {
        ...({ visitor: 'visitor', owner: 'self', support: 'support' } as const),
        ...({ player: 'stranger', participant: 'stranger', other: 'stranger' } as const),
      },
      id: () => stage.courtId,
      reading: (fields) => `query ($id: ID!) { object: court(id: $id) { ${fields} } }`,
    },
  ];

  /** Types with rules of their own whose objects are shown by specs of their services: by spec, the title. */
  const ELSEWHERE: Readonly<Record<string, readonly [spec: string, title: string]>> = {
    BillingDocument: ['billing/test/contract/documents', 'BIL-05 API-13 are for their player and for support'],
    // There are some once a competition was played.
    LeagueAward: [
      'leagues/test/contract/groups',
      'LEA-11 SMS-04 PLY-13~ lists a prize, and lets it be taken once, as one of its choices, by whoever has won it',
    ],
    TournamentAward: [
      'tournaments/test/contract/play',
      'TRN-13 SMS-04 a prize is seen by all, and in the list of its winner, who claims it once, as one of its choices',
    ],
    // Null for everybody else.
    MatchProposal: [
      'matches/test/contract/proposals',
      'MAT-23~ MAT-09~ stands among what waits for the others, and is the schedule with the yes of all',
    ],
    MatchPoll: ['matches/test/contract/polls', 'BYD-04 is seen by who is asked, and by nobody else'],
    NoShowReport: [
      'matches/test/contract/no-shows',
      'REP-01 PLY-12~ waits for the accused; strangers learn nothing of it',
    ],
  };

  /** Types of what is asked for without naming anybody: it is the caller’s. */
  const OF_THE_CALLER = ['NotificationConnection', 'NotificationSettings'];

  it('API-13 has an object of every type that a rule says whose it is', () => {
    const owned = FIELD_RULES.filter(({ rule, hidden }) => !hidden && (rule === 'SELF' || rule === 'PARTICIPANT'));
    const shown = [...OBJECTS.map(({ type }) => type), ...Object.keys(ELSEWHERE), ...OF_THE_CALLER];
    const types = new Set(owned.map(({ type }) => type).filter((type) => !isBehindGuards(type)));
    expect([...types].sort()).toEqual(shown.sort());
    for (const [spec, title] of Object.values(ELSEWHERE))
      expect(readFileSync(join(import.meta.dirname, '../..', `${spec}.spec.ts`), 'utf8')).toContain(title);
  });

  describe.each(OBJECTS)('an object of the type $type', ({ type, by, id, reading }) => {
    const rows = FIELD_RULES.filter((row) => row.type === type && !row.hidden);
    const cast = Object.keys(by) as Cast[];
    /** By field and who asks: the code of the refusal, `not there`, or null for an answer. */
    const cells: Record<string, Record<string, string | null>> = {};

    async function readAs(who: Cast, some: typeof rows): Promise<void> {
      const document = reading(some.map(callOf).join(' '), who);
      const { data, errors = [] } = await ask(document, who, who === 'guest' ? {} : { id: id() });
      const isThere = JSON.stringify(data).includes('"object":{');
      for (const { field } of some) {
        const refused = errors.find(({ path }) => !path?.includes('object') || path.includes(field));
        const code = refused?.extensions.code ?? '';
        (cells[field] ??= {})[who] = NO_ANSWER.includes(code) ? code : isThere ? null : 'not there';
      }
    }

    beforeAll(async () => {
      // As many as the limits of documents let through.
      for (let from = 0; from < rows.length; from += 10)
        await Promise.all(cast.map((who) => readAs(who, rows.slice(from, from + 10))));
    });

    it.each(rows.map((row) => [`${row.type}.${row.field}`, row.rule!, row] as const))(
      'API-13 %s (%s) answers each as its rule says',
      (_name, rule, { field }) => {
        const expected = cast.map((who) => [who, by[who] === 'not there' ? by[who] : refusalOf(rule, by[who]!)]);
        expect(cells[field]).toEqual(Object.fromEntries(expected));
      },
    );
  });

  describe('what belongs to a person', () => {
    it('API-13 shows others the rest', async () => {
      const { data, errors } = await ask(
        'query Of($id: ID!) { player(id: $id) { id firstName displayName } }',
        'other',
        { id: stage.people.player!.id },
      );
      expect({ data, errors }).toMatchObject({ data: { player: { id: stage.people.player!.id, firstName: 'ana' } } });
    });
  });

  describe('a player whom visitors look at', () => {
    /** Name, level, city, sports and statistics (PLY-03), and what is said of the visitors themselves. */
    const OPEN = [
      ...['id', 'firstName', 'lastName', 'displayName', 'slug', 'sports', 'levels', 'bestLevel', 'locationName'],
      ...[
        'statistics',
        'statisticsOverTime',
        'statisticsBySurface',
        'profiles',
        'searchEngines',
        'isFollowedByMe',
        'followsMe',
        'isBlockedByMe',
      ],
    ];
    const LISTS = '{ totalCount edges { node { id } } }';
    const SELECTIONS: Readonly<Record<string, string>> = {
      availability: '{ noFixedDays slots { weekday from } }',
      following: LISTS,
      followers: LISTS,
      playersMet: '{ totalCount edges { cursor } }',
      levelEntries: '(sport: 1, numberPlayers: 1) { totalCount edges { cursor } }',
      levelEntry: '(matchId: $match) { id }',
      levelBonuses: '(sport: 1, numberPlayers: 1) { id }',
      levelHistory: '(sport: 1, numberPlayers: 1) { at }',
      evaluations: '{ count }',
      localLegendOf: '{ id }',
      sportDetails: '{ racket }',
    };
    const rest = FIELD_RULES.filter(
      ({ type, field, rule, hidden: unseen }) =>
        type === 'User' && rule === 'PUBLIC' && !unseen && !OPEN.includes(field),
    );
    const asked = rest.map(({ field }) => `${field} ${SELECTIONS[field] ?? ''}`).join(' ');
    const EMPTY = {
      availability: { noFixedDays: false, slots: [] },
      following: { totalCount: 0, edges: [] },
      followers: { totalCount: 0, edges: [] },
      playersMet: { totalCount: 0, edges: [] },
      levelEntries: { totalCount: 0, edges: [] },
      levelBonuses: [],
      levelHistory: [],
      localLegendOf: [],
      sportDetails: [],
      followingCount: 0,
      followersCount: 0,
    };

    it('PLY-03~ API-13 shows them the rest neither on the profile, nor in a list, nor through a match', async () => {
      const command = async (query: string, who: 'player' | 'other', variables = {}) => {
        const { data, errors } = await ask(query, who, variables);
        expect(errors).toBeUndefined();
        return Object.values(data!)[0] as { success: boolean; match: { id: string } };
      };
      await command(
        `mutation { saveProfile(input: { sex: F, birthDate: "1990-01-01", description: "Clay", heightCm: 172,
          playingHand: LEFT }) { success } }`,
        'player',
      );
      await command(
        `mutation { saveAvailability(input: { noFixedDays: false, slots: [{ weekday: 1, from: "18:00", to: "20:00" }] })
          { success } }`,
        'player',
      );
      const { id } = stage.people.player!;
      await command('mutation ($id: ID!) { followPlayer(input: { playerId: $id }) { success } }', 'other', { id });
      const input = { requestId: randomUUID(), sport: 1, numberPlayers: 1, visibility: 'PUBLIC' };
      const { match } = await command(
        'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { success match { id } } }',
        'player',
        { input },
      );
      const query = `query ($id: ID!, $match: ID!) {
        profile: player(id: $id) { ${asked} }
        list: players(filter: { name: "ana" }) { edges { node { ${asked} } } }
        match(id: $match) { organiser { ${asked} } } }`;
      const seenBy = async (who: 'visitor' | 'other') => {
        const { data, errors } = await ask(query, who, { id, match: match.id });
        expect(errors).toBeUndefined();
        const { profile, list, match: found } = data as Record<string, Record<string, unknown>>;
        const [first] = list!['edges'] as { node: unknown }[];
        return [profile, first!.node, found!['organiser']];
      };
      const nothing = Object.fromEntries(rest.map(({ field }) => [field, null]));
      for (const seen of await seenBy('visitor')) expect(seen).toEqual({ ...nothing, ...EMPTY });
      for (const seen of await seenBy('other')) {
        expect(seen).toMatchObject({ sex: 'F', heightCm: 172, description: 'Clay', followersCount: 1 });
      }
    });
  });

  describe('a service on the private network', () => {
    it.each(services.map(({ name }) => [name] as const))('API-13 %s answers nobody but the gateway', async (name) => {
      const address = await platform.services[name]!.listen(0, '127.0.0.1');
      const foreign = await signIdentity('the secret of somebody else entirely', VISITOR);
      for (const identity of [undefined, 'forged', foreign]) {
        const response = await fetch(`${address.replace(/\/graphql$/, '')}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(identity ? { [IDENTITY_HEADER]: identity } : {}) },
          body: JSON.stringify({ query: '{ _service { sdl } _entities(representations: []) { __typename } }' }),
        });
        expect(response.status).toBe(401);
      }
    });
  });
});
