interface GraphQLReplyError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly code?: string };
}

export interface GraphQLReply<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly GraphQLReplyError[];
  /** How long to wait before retrying, from `Retry-After`. */
  readonly retryAfterMs?: number;
}

export type SendGraphQL = <Data>(
  query: string,
  variables?: object,
  options?: { readonly token?: string | null; readonly signal?: AbortSignal },
) => Promise<GraphQLReply<Data>>;

/** GraphQL over fetch, for pages that must stay small. Throws if no GraphQL response arrives. */
export function createGraphQLRequest(uri: string, send: typeof fetch): SendGraphQL {
  return async <Data>(
    query: string,
    variables: object = {},
    { token = null, signal }: Parameters<SendGraphQL>[2] = {},
  ) => {
    const response = await send(uri, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(token && { authorization: `JWT ${token}` }),
      },
      body: JSON.stringify({ query, variables, operationName: /(?:query|mutation) (\w+)/.exec(query)?.[1] }),
      ...(signal && { signal }),
    });
    const reply = (await response.json()) as GraphQLReply<Data> | null;
    if (typeof reply !== 'object' || reply === null)
      throw new Error(`${uri} answered ${response.status} without GraphQL`);
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return { ...reply, ...(Number.isFinite(seconds) && { retryAfterMs: seconds * 1000 }) };
  };
}
