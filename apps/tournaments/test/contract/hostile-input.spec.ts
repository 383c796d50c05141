import { player, support, VISITOR } from '@setpoint/testkit';
import type { Identity } from '@setpoint/kernel';
import { details, Stage } from './stage.js';

const WEIRD = ['', '\u0000', 'a\u0000b', "'; drop table tournament; --", '💥', 'x'.repeat(5_000), '../..', '\ud800'];
const ana = player('ana');
const sam = support('sam');

describe('hostile input', () => {
  let stage: Stage;
  beforeAll(async () => (stage = await Stage.start()));
  afterAll(() => stage?.stop());

  /** What came back besides refusals that are meant. */
  const unexpected = async (document: string, variables: object, who: Identity) => {
    const { errors = [] } = await stage.service.query(document, { ...variables }, who);
    return errors
      .filter(({ extensions }) => extensions?.['code'] !== 'BAD_USER_INPUT')
      .map(({ message, extensions }) => `${String(extensions?.['code'])}: ${message}`);
  };

  it('API-11~ never leads to an internal error, whatever players write', async () => {
    const id = await stage.open();
    await stage.person('ana');
    const asked = [
      `query ($text: ID!) { tournament(id: $text) { id } exportTournament(id: $text) registrationDraft(tournamentId: $text) { activeStep } }`,
      `query ($text: String) { tournaments(after: $text) { edges { cursor } } }`,
      `query ($text: ID!, $after: String) { tournamentsOf(playerId: $text, after: $after) { totalCount edges { cursor } } }`,
      `query ($id: ID!, $text: String) { partnerCandidates(tournamentId: $id, text: $text) { refusal } }`,
      `query ($id: ID!, $code: String, $text: ID!) { checkRegistration(input: { tournamentId: $id, partnerId: $text, inviteCode: $code }) { errorCode } }`,
      `query ($id: ID!, $text: ID!) { tournament(id: $id) { fixtures(groupId: $text) { id } } }`,
      `mutation ($id: ID!, $text: String!, $voucher: ID!) { saveRegistrationDraft(input: { tournamentId: $id, activeStep: 1,
        isComplete: false, inviteCode: $text, couponCode: $text, voucherIds: [$voucher], partnerId: $voucher }) { errorCode } }`,
      `mutation ($id: ID!, $text: String!) { registerForTournament(input: { tournamentId: $id, requestId: $text,
        expectedCents: -2147483648, inviteCode: $text }) { errorCode } }`,
      `mutation ($text: ID!) { cancelRegistration(input: { registrationId: $text }) { errorCode } }`,
      `mutation ($text: ID!) { withdrawFromSlam(input: { registrationId: $text }) { errorCode } }`,
      `mutation ($text: ID!) { takeOfferedPlace(input: { registrationId: $text }) { errorCode } }`,
      `mutation ($text: ID!) { seekTeam(input: { tournamentId: $text, seeking: true }) { errorCode } }`,
      `mutation ($text: ID!) { takeTournamentAward(input: { awardId: $text, choice: CREDIT }) { errorCode } }`,
    ];
    for (const text of WEIRD)
      for (const document of asked) {
        const variables = { id, text, after: text, code: text, voucher: text };
        expect([document, text, await unexpected(document, variables, ana)]).toEqual([document, text, []]);
      }
  });

  it('API-11~ never leads to an internal error, whatever support writes', async () => {
    const id = await stage.open();
    const asked = [
      `query ($text: String) { supportTournaments(filter: { text: $text }, after: $text) { totalCount edges { cursor } } }`,
      `mutation ($text: ID!, $reason: String!) { excludeEntry(input: { tournamentId: $text, entryId: $text, reason: $reason }) { errorCode } }`,
      `mutation ($text: ID!, $reason: String!) { extendTournamentFixture(input: { fixtureId: $text, days: 2147483647, closesAt: "2026-01-01T00:00:00Z", reason: $reason }) { errorCode } }`,
      `mutation ($text: ID!, $reason: String!) { decideTournamentFixture(input: { fixtureId: $text, reason: $reason }) { errorCode } }`,
      `mutation ($id: ID!, $text: ID!, $reason: String!) { exchangeGroupEntries(input: { tournamentId: $id, entryId: $text, toGroup: -2147483648, withEntryId: $text, reason: $reason }) { errorCode } }`,
      `mutation ($id: ID!, $text: ID!, $reason: String!) { linkTournamentGuest(input: { tournamentId: $id, guestId: $text, playerId: $text, reason: $reason }) { errorCode } }`,
      `mutation ($text: ID!, $reason: String!) { moveInPriorityList(input: { registrationId: $text, position: 2147483647, reason: $reason }) { errorCode } }`,
      `mutation ($id: ID!, $text: ID!, $reason: String!) { setTournamentSeeds(input: { tournamentId: $id, version: 2147483647, registrationIds: [$text, $text], reason: $reason }) { errorCode } }`,
      `mutation ($text: ID!, $reason: String!) { cancelTournament(input: { id: $text, reason: $reason }) { errorCode } }`,
      `mutation ($id: ID!, $text: ID!) { addTournamentPhoto(input: { tournamentId: $id, uploadId: $text }) { errorCode } }`,
      `mutation ($id: ID!, $text: ID!, $reason: String!) { removeTournamentPhoto(input: { tournamentId: $id, photoId: $text, reason: $reason }) { errorCode } }`,
      `mutation ($id: ID!, $text: ID!) { orderTournamentPhotos(input: { tournamentId: $id, photoIds: [$text, $text] }) { errorCode } }`,
    ];
    for (const text of WEIRD)
      for (const document of asked)
        expect([document, text, await unexpected(document, { id, text, reason: text }, sam)]).toEqual([
          document,
          text,
          [],
        ]);
  });

  it('TRN-01~ API-11~ extreme details are kept, or refused by field', async () => {
    const create = `mutation ($input: CreateTournamentInput!) { createTournament(input: $input) {
      success errorCode fieldErrors { field code } tournament { id startsAt } } }`;
    const extremes = [
      { startOn: '9999-12-31' },
      { startOn: '0001-01-01' },
      { startOn: '1000-01-01', timeZone: 'Pacific/Kiritimati' },
      { priceCents: 2_147_483_647 },
      { priceCents: -2_147_483_648 },
      { maxTeams: 2_147_483_647, teamsToStart: 2_147_483_647, minTeams: 2_147_483_647 },
      { lat: 5e-324, lng: -5e-324, levelMin: 5e-324 },
      { lat: 1e308, lng: -1e308, levelMax: 1e308 },
      { slamId: 'none', type: 'SLAM_QUALI' },
      { slamId: '\u0000', type: 'SLAM_QUALI' },
      { prizes: Array.from({ length: 200 }, () => ({ placing: 'WINNER', points: 2_147_483_647 })) },
      ...WEIRD.flatMap((text) => [{ name: text }, { city: text }, { rules: text }, { timeZone: text }]),
    ];
    for (const [i, changes] of extremes.entries()) {
      const input = { requestId: `extreme-${i}`, details: details(changes) };
      const { data, errors } = await stage.service.query<
        Record<string, { success: boolean; errorCode: string | null }>
      >(create, { input }, sam);
      expect([changes, errors]).toEqual([changes, undefined]);
      const { success, errorCode } = data!['createTournament']!;
      expect([changes, errorCode]).toEqual([changes, success ? null : 'INVALID_DATA']);
    }
    const listed = `{ supportTournaments { edges { node { id startsAt state place { lat lng } } } } }`;
    expect(await unexpected(listed, {}, sam)).toEqual([]);
  });

  it('FLT-04~ API-11~ impossible filters are refused, none reads what is not listed', async () => {
    const filters = [
      'near: { lat: 91, lng: 0 }',
      'near: { lat: 1e308, lng: 0 }',
      'near: { lat: 0, lng: 0, km: 0 }',
      'levels: [1e308, -1e308]',
      'sports: [2147483647]',
      'numberPlayers: -2147483648',
      `levels: [${Array.from({ length: 500 }, () => '3.5').join()}]`,
    ];
    for (const filter of filters)
      expect([filter, await unexpected(`{ tournaments(filter: { ${filter} }) { totalCount } }`, {}, VISITOR)]).toEqual([
        filter,
        [],
      ]);
    for (const first of [-1, 0, 2_147_483_647])
      expect(await unexpected(`{ tournaments(first: ${first}) { edges { cursor } } }`, {}, VISITOR)).toEqual([]);
  });
});
