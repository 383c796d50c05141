import { textOfRequest } from '@setpoint/ui/testing';
import { chatOf } from './chat.js';
import { answerFrom } from './public-api.js';
import { theNetwork } from './visit.js';

type Made = Record<string, unknown>;

/**
 * The API answers from these root fields; each operation is checked against the public schema and
 * executed. Operations that a test answers itself go first.
 */
export function theApiKnows(root: Made): void {
  const network = theNetwork();
  const answer = async (name: string, variables: Made) => {
    const request = network.of(name).at(-1)!;
    const result = await answerFrom(root, textOfRequest(request.body), variables);
    return result.errors
      ? { data: result.data ?? null, errors: result.errors.map(({ message }) => ({ message })) }
      : result.data;
  };
  delete network.operations['UnreadCount'];
  delete network.operations['UnreadConversations'];
  Object.setPrototypeOf(
    network.operations,
    new Proxy(
      {},
      {
        get: (_, name) => (typeof name === 'string' ? (variables: Made) => answer(name, variables) : undefined),
      },
    ),
  );
}

/** The chat of a test; what it names itself goes first. */
export const theChatKnows = (conversations: () => readonly Made[], more: Made = {}): void =>
  theApiKnows({ ...chatOf(conversations), ...more });

/** What was sent with the calls of an operation, in order. */
export const sent = (operation: string): unknown[] =>
  theNetwork()
    .of(operation)
    .map(({ body }) => (body['variables'] as { input?: unknown }).input ?? body['variables']);
