import type { Server } from 'node:http';

const SWEEP_MS = 50;

/**
 * Takes no more connections and resolves when the requests under way are answered. What is left after so many
 * milliseconds is cut off.
 */
export async function drainServer(server: Server, withinMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that a client keeps alive becomes idle only after its last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const limit = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}
