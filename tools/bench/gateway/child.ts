/** What a gateway under measurement sends its parent: its address, and on request what it has used so far. */
export function reportTo(parent: NodeJS.Process, url: string): void {
  parent.send!({ url });
  parent.on('message', () => {
    const { user, system } = process.cpuUsage();
    parent.send!({ cpuMs: (user + system) / 1_000, rssMb: process.memoryUsage().rss / 1_048_576 });
  });
  parent.on('disconnect', () => process.exit(0));
  parent.on('SIGTERM', () => process.exit(0));
}

export const addresses = (): Record<string, string> => JSON.parse(process.env['SUBGRAPHS']!) as Record<string, string>;

/** Composed by the parent: a gateway under measurement has nothing in it that only composing needs. */
export const supergraphSdl = (): string => process.env['SUPERGRAPH']!;

/** Signs what the gateways tell the subgraphs about the caller. */
export const SECRET = 'a secret for the bench, long enough for HS256';
