import { useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { ASKED } from './arrange.js';

const MyTasksQuery = graphql(`
  query MyTasks($waiting: Int!) {
    myTasks(first: $waiting) {
      ...ShownTask
    }
  }
`);

/** Asks again what waits; what is in the cache stands on the dashboard meanwhile. */
export default function FreshTasks() {
  useQuery(MyTasksQuery, { variables: { waiting: ASKED.waiting }, fetchPolicy: 'network-only' });
  return null;
}
