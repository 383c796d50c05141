/** What the page of a league asks of the leagues service, and the list of all groups, which other clients may ask for. */
export const OPERATIONS = ['head', 'list', 'group'] as const;
export type Operation = (typeof OPERATIONS)[number];

const MEMBER = `id isOut players { id }`;
const FIXTURE = `id round isChallenge stage state sideA { ${MEMBER} } sideB { ${MEMBER} } closesAt how winner
  sets { a b tieBreak superTieBreak } rule decidedAt chanceA match { id }`;

export const TEXTS: Readonly<Record<Operation, string>> = {
  head: `query ($id: ID!) { league(id: $id) { id name year members rankingYears currentPhase { id }
    phases { id number year state startsOn endsOn enrolmentOpensOn finalsOn members leastMembers groupCount }
    awards { id placing player { id } } myGroup { id number } myTasks { kind } } }`,
  list: `query ($id: ID!) { league(id: $id) { id phases { id number groups { id number } } } }`,
  group: `query ($groupId: ID!) { leagueGroup(id: $groupId) { id number state
    table { rank member { ${MEMBER} } points played won drawn lost forfeited gamesWon gamesLost gameDifference pct ptp appw form
      rankedBy chance }
    tableOfLastNight { rank member { id } } fixtures { ${FIXTURE} } final { ${FIXTURE} } challengeable { ${MEMBER} } } }`,
};
