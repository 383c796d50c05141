import { useApolloClient, useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { useEffect, useState } from 'react';
import { ASKED } from './arrange.js';

const MyTasksQuery = graphql(`
  query MyTasks($waiting: Int!) {
    myTasks(first: $waiting) {
      ...ShownTask
    }
  }
`);

/** Clients that have shown the dashboard before. */
const shownIn = new WeakSet<object>();

/** Back from elsewhere, what waited may be done: what is in the cache is shown, and asked for again. */
export function useFreshTasks(): void {
  const client = useApolloClient();
  const [isAgain] = useState(() => shownIn.has(client));
  useEffect(() => void shownIn.add(client), [client]);
  useQuery(MyTasksQuery, { variables: { waiting: ASKED.waiting }, fetchPolicy: 'network-only', skip: !isAgain });
}
