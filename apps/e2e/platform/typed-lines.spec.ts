/** Names and other lines that people type and others read: the same rules wherever they are typed. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createTexts, LANGUAGE_CODES } from '@setpoint/i18n';
import { Kind, parse, type TypeNode } from 'graphql';
import { addCentre } from './centre.js';
import { startPlatform, type Person, type Platform } from './platform.js';

/** What is typed in an input's field, by whom, and what is answered in its place. */
interface Typed {
  readonly is: 'NAME' | 'LINE';
  readonly by: 'PLAYER' | 'SUPPORT';
  readonly mutation: string;
  readonly input: (line: string, version: number) => object;
  /** Path of the field in the answer; the name of the field where left out. */
  readonly field?: string;
  /** Where the apps have the text of a refusal. */
  readonly texts: string;
}

const TURNED = 'Giulia \u202eissoR';
const PILED = 'Gi\u0337\u0322\u0311\u0306ulia';
const CENTRE = {
  ...{ name: 'Centro', address: 'Via Feltre 1', city: 'Milano', country: 'IT', lat: 45.48, lng: 9.24 },
  timeZone: 'Europe/Rome',
};
const MATCH = { sport: 1, numberPlayers: 1 };
const GUEST = { side: 'B', email: 'giulia@setpoint.example' };
const BILLING = {
  ...{ firstName: 'Ana', lastName: 'Rossi', address: 'Via Feltre 1', municipality: 'Milano', postalCode: '20134' },
  ...{ province: 'MI', country: 'IT', taxCode: 'RSSMRA85T10A562S' },
};
const TICKET = { kind: 'SUPPORT', name: 'Ana', email: 'ana@setpoint.example', subject: 'Hello', message: 'Hello' };
const PLACE = {
  ...{ locationCountry: 'IT', locationName: 'Milano', locationFullname: 'Milano', locationLat: 45.46 },
  locationLng: 9.19,
};
const KEY = { name: 'Ranking', owner: 'A club', scopes: ['PLAYERS_READ'] };
const LEAGUE = {
  ...{ name: 'League', provinceCode: 'MI', sport: 1, numberPlayers: 1, sex: 'ALL', year: 2026 },
  ...{ gameMode: 'ONE_SET_9_GAMES', priceCents: 1_200, prizes: [] },
};
const TOURNAMENT = {
  ...{ name: 'Cup', type: 'CLASSIC', sport: 1, numberPlayers: 1, sex: 'ALL', isPrivate: false, format: 'PLAY_OFF' },
  ...{ gameMode: 'ONE_SET_9_GAMES', priceCents: 0, startOn: '2026-05-01', teamsToStart: 2, minTeams: 2, maxTeams: 2 },
  ...{ city: 'Milano', lat: 45.46, lng: 9.19, radiusKm: 20, timeZone: 'Europe/Rome', prizes: [] },
};
const FIELD = { name: '1', sport: 1, surface: 'CLAY', covered: false };

const typed = (
  is: Typed['is'],
  by: Typed['by'],
  mutation: string,
  texts: string,
  input: Typed['input'],
  field?: string,
): Typed => ({ is, by, mutation, texts, input, ...(field && { field }) });

/** By the name of the input and its field. */
const TYPED: Readonly<Record<string, Typed>> = {
  'SaveProfileInput.firstName': typed('NAME', 'PLAYER', 'saveProfile', 'account:fieldError', (firstName) => ({ firstName })), // oxfmt-ignore
  'SaveProfileInput.lastName': typed('NAME', 'PLAYER', 'saveProfile', 'account:fieldError', (lastName) => ({ lastName })), // oxfmt-ignore
  'SaveProfileInput.description': typed('LINE', 'PLAYER', 'saveProfile', 'account:fieldError', (description) => ({ description })), // oxfmt-ignore
  ...Object.fromEntries(
    ['racket', 'strings', 'shoes'].map((field) => [
      `SportDetailsInput.${field}`,
      typed('LINE', 'PLAYER', 'saveSportDetails', 'account:fieldError', (line) => ({ sport: 1, [field]: line })),
    ]),
  ),
  ...Object.fromEntries(
    ['locationName', 'locationFullname'].map((field) => [
      `ProfilesData.${field}`,
      typed('LINE', 'PLAYER', 'updateUser', 'account:fieldError', (line) => ({ ...PLACE, [field]: line })),
    ]),
  ),
  'NewGuestInput.name': typed('NAME', 'PLAYER', 'createMatch', 'match-errors:fieldError', (name) => ({ requestId: randomUUID(), ...MATCH, guests: [{ ...GUEST, name }] }), 'guests.0.name'), // oxfmt-ignore
  'InviteGuestInput.name': typed('NAME', 'PLAYER', 'inviteGuest', 'match-errors:fieldError', (name) => ({ matchId: 'none', ...GUEST, name })), // oxfmt-ignore
  ...Object.fromEntries(
    ['firstName', 'lastName', 'address', 'municipality'].map((field, at) => [
      `SaveBillingDataInput.${field}`,
      typed(at < 2 ? 'NAME' : 'LINE', 'PLAYER', 'saveBillingData', 'invoice:fieldError', (line) => ({
        ...BILLING,
        [field]: line,
      })),
    ]),
  ),
  'OpenTicketInput.name': typed('NAME', 'PLAYER', 'openTicket', 'help:form.error', (name) => ({ requestId: randomUUID(), ...TICKET, name })), // oxfmt-ignore
  'OpenTicketInput.subject': typed('LINE', 'PLAYER', 'openTicket', 'help:form.error', (subject) => ({ requestId: randomUUID(), ...TICKET, subject })), // oxfmt-ignore
  ...Object.fromEntries(
    ['name', 'address', 'city'].flatMap((field) => [
      [
        `SuggestCourtInput.${field}`,
        typed('LINE', 'PLAYER', 'suggestCourt', 'centre:field', (line) => ({ ...CENTRE, [field]: line })),
      ],
      [
        `EditCourtInput.${field}`,
        typed('LINE', 'SUPPORT', 'editCourt', 'centre:field', (line, version) => ({
          ...{ ...CENTRE, courtId: 'centre', version, notificationLanguage: 'it', [field]: line },
        })),
      ],
    ]),
  ),
  'CourtFieldInput.name': typed('LINE', 'SUPPORT', 'editCourtFields', 'centre:field', (name, version) => ({ courtId: 'centre', version, fields: [{ ...FIELD, name }] }), 'fields.0.name'), // oxfmt-ignore
  'DescribeCourtPhotoInput.alt': typed('LINE', 'SUPPORT', 'describeCourtPhoto', 'centre:field', (alt) => ({ courtId: 'centre', photoId: 'p', alt })), // oxfmt-ignore
  'CreateApiKeyInput.name': typed('LINE', 'SUPPORT', 'createApiKey', 'admin:partners.fieldError', (name) => ({ ...KEY, name })), // oxfmt-ignore
  'CreateApiKeyInput.owner': typed('LINE', 'SUPPORT', 'createApiKey', 'admin:partners.fieldError', (owner) => ({ ...KEY, owner })), // oxfmt-ignore
  'LeagueDetailsInput.name': typed('LINE', 'SUPPORT', 'createLeague', 'admin:tournaments.fieldError', (name) => ({ requestId: randomUUID(), details: { ...LEAGUE, name } })), // oxfmt-ignore
  'EditLeagueInput.name': typed('LINE', 'SUPPORT', 'editLeague', 'admin:tournaments.fieldError', (name) => ({ id: 'none', version: 1, name, prizes: [] })), // oxfmt-ignore
  ...Object.fromEntries(
    ['name', 'city'].map((field) => [
      `TournamentDetailsInput.${field}`,
      typed('LINE', 'SUPPORT', 'createTournament', 'admin:tournaments.fieldError', (line) => ({
        ...{ requestId: randomUUID(), details: { ...TOURNAMENT, [field]: line } },
      })),
    ]),
  ),
};

/** Searched for, and shown to nobody. */
const NOT_SHOWN = ['PlayersFilter.name', 'SimilarCourtsInput.name'];
const IS_A_LINE =
  /^(?:.*name|title|subject|owner|label|alt|description|racket|strings|shoes|city|address|municipality)$/i;
/** Texts of many lines. */
const OF_MANY_LINES = ['EditCourtInput.description'];

const namedIn = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedIn(type.type));
const linesOfInputs = parse(readFileSync(new URL('../../gateway/api.graphql', import.meta.url), 'utf8'))
  .definitions.flatMap((one) => (one.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? [one] : []))
  .flatMap(({ name, fields = [] }) =>
    fields
      .filter((field) => namedIn(field.type) === 'String' && IS_A_LINE.test(field.name.value))
      .map((field) => `${name.value}.${field.name.value}`),
  );

describe('lines that others read', () => {
  const known = createTexts();
  let platform: Platform;
  let player: Person;
  let support: Person;
  beforeAll(async () => {
    platform = await startPlatform();
    support = await platform.support();
    player = await platform.signUp('ana');
    await addCentre(platform);
    await platform.settle();
  });
  afterAll(() => platform?.stop());

  it('AUTH-01~ MAT-05~ are all of those that can be typed', () => {
    expect(Object.keys(TYPED).toSorted()).toEqual(
      linesOfInputs.filter((name) => ![...NOT_SHOWN, ...OF_MANY_LINES].includes(name)).toSorted(),
    );
  });

  it.each(Object.entries(TYPED))(
    'AUTH-01~ MAT-05~ %s shows what it says: nothing turned, hidden or piled up',
    async (name, { is, by, mutation, input, field = name.split('.')[1]!, texts }) => {
      const code = is === 'NAME' ? 'NOT_A_NAME' : 'HIDDEN_CHARACTERS';
      const who = by === 'PLAYER' ? player : support;
      const inputOf = async (line: string) => {
        const { court } = await who.get<{ court: { version: number } }>('{ court(id: "centre") { version } }');
        return input(line, court.version);
      };
      const answerTo = async (line: string) =>
        mutation === 'updateUser'
          ? who
              .get<{ updateUser: { fieldErrors: readonly object[] } }>(
                'mutation ($data: ProfilesData!) { updateUser(profilesData: $data) { fieldErrors { field code } } }',
                { data: await inputOf(line) },
              )
              .then(({ updateUser }) => updateUser.fieldErrors)
          : who
              .send<{ success: boolean; errorCode: string | null; fieldErrors: readonly object[] }>(
                mutation,
                mutation === 'saveSportDetails'
                  ? 'SportDetailsInput'
                  : `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`,
                await inputOf(line),
                'fieldErrors { field code }',
              )
              .then(({ fieldErrors }) => fieldErrors);
      for (const line of [TURNED, PILED]) expect(await answerTo(line)).toContainEqual({ field, code });
      const fine = is === 'NAME' ? "D'Amico & Zoë" : 'Circolo “3 Pini” & Co. 2';
      expect(await answerTo(fine)).not.toContainEqual({ field, code });
      expect(LANGUAGE_CODES.filter((language) => !known.has(language, `${texts}.${code}`))).toEqual([]);
    },
  );
});
