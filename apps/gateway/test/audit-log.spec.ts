import { userId, type Identity } from '@setpoint/kernel';
import { IDENTITY_HEADER, signIdentity } from '@setpoint/service-kit/edge';
import { graphql } from 'graphql';
import { platformSubgraph } from '../src/platform/platform-subgraph.js';

const SECRET = 'shared by the gateway and its services';
const SUPPORT: Identity = { kind: 'user', userId: userId('support'), roles: ['SUPPORT'], sessionId: 's1' };

async function readAfter(after: string) {
  const { schema, contextFor } = platformSubgraph(SECRET, () => []);
  const contextValue = await contextFor({ [IDENTITY_HEADER]: await signIdentity(SECRET, SUPPORT) });
  const source = 'query ($after: String) { auditLog(after: $after) { totalCount } }';
  return graphql({ schema, source, contextValue, variableValues: { after } });
}

describe('the audit log', () => {
  it.each(['İ', 'x'.repeat(100), btoa('["audit","yesterday","matches",1]')])(
    'API-12~ refuses %j, which is none of its cursors, with the code of any other list',
    async (after) => {
      const { data, errors } = await readAfter(after);
      expect(data).toEqual({ auditLog: null });
      expect(errors?.map(({ extensions }) => extensions)).toEqual([
        { code: 'BAD_USER_INPUT', reason: 'INVALID_CURSOR' },
      ]);
    },
  );
});
