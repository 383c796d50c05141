import { gql } from '@apollo/client';
import { createCache } from '../src/index.js';
import { placeholderFor } from '../src/transport/name-words.js';

const LACKING = placeholderFor('User');
const WORDS = { formerPlayer: 'Ex', player: 'Giocatore', court: 'Circolo', league: 'Lega', tournament: 'Torneo' };

const MATCH = gql`
  query Where {
    match(id: "1") {
      id
      organiser {
        id
        firstName
        displayName
      }
      court {
        id
        name
      }
    }
  }
`;
const answer = (organiser: object, court: object) => ({
  match: {
    __typename: 'Match',
    id: '1',
    organiser: { __typename: 'User', id: 'ana', ...organiser },
    court: { __typename: 'Court', id: 'c', ...court },
  },
});

describe('names of whom and what others refer to', () => {
  it('are words where they could not be asked for', () => {
    const cache = createCache(() => WORDS);
    cache.writeQuery({
      query: MATCH,
      data: answer({ firstName: LACKING, displayName: LACKING }, { name: placeholderFor('Court') }),
    });
    expect(cache.readQuery({ query: MATCH })).toMatchObject(
      answer({ firstName: 'Giocatore', displayName: 'Giocatore' }, { name: 'Circolo' }),
    );
  });

  it('stay as they were known', () => {
    const cache = createCache(() => WORDS);
    const known = answer({ firstName: 'Ana', displayName: 'Ana Rossi' }, { name: 'TC Milano' });
    cache.writeQuery({ query: MATCH, data: known });
    cache.writeQuery({
      query: MATCH,
      data: answer({ firstName: LACKING, displayName: LACKING }, { name: placeholderFor('Court') }),
    });
    expect(cache.readQuery({ query: MATCH })).toMatchObject(known);
  });

  it('ACC-06~ are the word for former players where they have left', () => {
    const cache = createCache(() => WORDS);
    cache.writeQuery({
      query: MATCH,
      data: answer({ firstName: 'Former', displayName: 'Former player' }, { name: 'TC Milano' }),
    });
    expect(cache.readQuery({ query: MATCH })).toMatchObject(
      answer({ firstName: 'Former', displayName: 'Ex' }, { name: 'TC Milano' }),
    );
  });
});
