/** Lists tournaments with an API key that has the scope TOURNAMENTS_READ, page by page. */
import { createPartnerClient, PartnerError, type TournamentState } from '@setpoint/client/partner';

const { SETPOINT_URL: url = 'http://localhost:3000', SETPOINT_API_KEY: apiKey } = process.env;
if (!apiKey) throw new Error('set SETPOINT_API_KEY');

const setpoint = createPartnerClient({ url, apiKey });

const TOURNAMENTS = /* GraphQL */ `
  query Tournaments($after: String) {
    tournaments(first: 20, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          name
          state
        }
      }
    }
  }
`;

interface Answer {
  readonly tournaments: {
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly edges: readonly {
      readonly node: { readonly id: string; readonly name: string; readonly state: TournamentState };
    }[];
  };
}

try {
  let after: string | null = null;
  do {
    const { tournaments }: Answer = await setpoint.ask<Answer, { after: string | null }>(TOURNAMENTS, { after });
    for (const { node } of tournaments.edges) console.log(`${node.state}\t${node.name}`);
    after = tournaments.pageInfo.hasNextPage ? tournaments.pageInfo.endCursor : null;
  } while (after);
} catch (error) {
  if (!(error instanceof PartnerError)) throw error;
  console.error(`refused: ${error.code}: ${error.message}`);
  process.exitCode = 1;
}
