import { graphql } from '@setpoint/client';
import { isSportId, type SportId } from '@setpoint/kernel';

graphql(`
  fragment MySportDetails on SportDetails {
    sport {
      id
    }
    preferredSurface
    racket
    strings
    shoes
    startYear
    frequency
    courtPosition
  }
`);

export const MySports = graphql(`
  query MySports {
    me {
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
    }
  }
`);

/** Chosen sports with the own estimate; null is 'I don't know yet', undefined is not answered. */
export type Choice = Partial<Record<SportId, number | null | undefined>>;

/** What the player has said of sports and levels, as a choice to go on from. */
export const choiceOf = <Unknown extends null | undefined>(
  sports: readonly number[],
  levels: readonly { readonly sport: { readonly id: string }; readonly assessed: number | null }[],
  unknown: Unknown,
): Choice =>
  Object.fromEntries(
    sports.filter(isSportId).map((sport) => {
      const said = levels.find((level) => Number(level.sport.id) === sport && level.assessed !== null);
      return [sport, said?.assessed ?? unknown];
    }),
  );
