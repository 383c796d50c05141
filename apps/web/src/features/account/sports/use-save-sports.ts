import { useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { useSession } from '@setpoint/client/session';
import { SPORTS } from '@setpoint/kernel';
import type { Choice } from './my-sports.js';

const SaveSports = graphql(`
  mutation SaveSports($input: SaveSportsInput!) {
    saveSports(input: $input) {
      success
      errorCode
      user {
        id
        sports
        sportDetails {
          ...MySportDetails
        }
        levels {
          sport {
            id
          }
          numberPlayers {
            id
            name
          }
          rating
          name
          selfAssessed
          assessed
          start
          carriedOver
        }
        bestLevel {
          rating
          name
        }
      }
    }
  }
`);

/** Stores sports with their estimates; the rest of the app follows. */
export function useSaveSports() {
  const session = useSession();
  const [save, { loading }] = useMutation(SaveSports);
  return {
    saving: loading,
    /** False if the server refused or did not respond. */
    async saveSports(choice: Choice): Promise<boolean> {
      const sports = SPORTS.filter(({ id }) => id in choice).map(({ id }) => ({
        sport: id,
        level: choice[id] ?? null,
      }));
      try {
        const { data } = await save({ variables: { input: { sports } } });
        if (!data?.saveSports.success) return false;
        const user = data.saveSports.user;
        if (user) session.amend({ sports: user.sports, bestLevel: user.bestLevel });
        return true;
      } catch {
        return false;
      }
    },
  };
}
