import type { ServiceCalls, SignedHeaders } from './ask-services.js';

interface State {
  readonly problems: readonly string[];
  readonly outboxWaiting: number;
  readonly outboxAgeSeconds: number;
  readonly parkedEvents: number;
  readonly deadLetters: number;
  readonly jobsWaiting: number;
  readonly jobsFailed: number;
}

const STATE = `query KitState {
  kitState { problems outboxWaiting outboxAgeSeconds parkedEvents deadLetters jobsWaiting jobsFailed }
}`;

const NOTHING_KNOWN = {
  ...{ reachable: false, problems: [], outboxWaiting: null, outboxAgeSeconds: null },
  ...{ parkedEvents: null, deadLetters: null, jobsWaiting: null, jobsFailed: null },
};

/** Health of each service; unresponsive ones are listed as well. */
export function readServiceStates(calls: ServiceCalls, headers: SignedHeaders) {
  return Promise.all(
    calls.names.map(async (id) => {
      const answer = await calls.ask<{ kitState: State }>(id, { query: STATE }, headers);
      return answer ? { ...answer.kitState, id, reachable: true } : { ...NOTHING_KNOWN, id };
    }),
  );
}
