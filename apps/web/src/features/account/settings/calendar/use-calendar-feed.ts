import { useMutation, useQuery } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import { graphql } from '@setpoint/client';
import type { CalendarFeedQuery } from '@setpoint/client/documents';
import { useState } from 'react';
import { useRefusal } from '../../../../entities/refusal/use-refusal.js';

const CalendarFeed = graphql(`
  query CalendarFeed {
    myCalendarFeed {
      id
      createdAt
    }
  }
`);

const CreateCalendarFeed = graphql(`
  mutation CreateCalendarFeed($input: CreateCalendarFeedInput!) {
    createCalendarFeed(input: $input) {
      success
      errorCode
      path
      feed {
        id
        createdAt
      }
    }
  }
`);

const RevokeCalendarFeed = graphql(`
  mutation RevokeCalendarFeed {
    revokeCalendarFeed {
      success
    }
  }
`);

type Feed = CalendarFeedQuery['myCalendarFeed'];

const remember = (cache: ApolloCache, myCalendarFeed: Feed) =>
  cache.writeQuery({ query: CalendarFeed, data: { myCalendarFeed } });

/** The address of my calendar: whether there is one, and what can be done about it. */
export function useCalendarFeed() {
  const refused = useRefusal('match-errors');
  const { data, error, refetch } = useQuery(CalendarFeed, { fetchPolicy: 'cache-and-network' });
  const [create, { loading: creating }] = useMutation(CreateCalendarFeed);
  const [revoke] = useMutation(RevokeCalendarFeed);
  /** Path of a newly created URL, returned only once. */
  const [path, setPath] = useState<string | null>(null);
  const feed = data?.myCalendarFeed;

  /** Makes an address, or another one in the place of the present one. */
  async function makeAddress(): Promise<void> {
    try {
      const made = await create({
        variables: { input: { replaces: feed?.id ?? null } },
        update: (cache, { data: answer }) => {
          if (answer && answer.createCalendarFeed.errorCode !== 'TOO_MANY_REQUESTS')
            remember(cache, answer.createCalendarFeed.feed);
        },
      });
      const { errorCode, path: told = null } = made.data?.createCalendarFeed ?? {};
      setPath(told);
      if (errorCode) refused(errorCode);
    } catch (problem) {
      refused(problem);
    }
  }

  /** True when there is no address any more. */
  async function endAddress(): Promise<boolean> {
    try {
      await revoke({ update: (cache) => remember(cache, null) });
      setPath(null);
      return true;
    } catch (problem) {
      refused(problem);
      return false;
    }
  }

  const retry = () => void refetch().catch(() => {});
  return { feed, failed: Boolean(error) && feed === undefined, retry, path, creating, makeAddress, endAddress };
}
