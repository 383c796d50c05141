import { useEffect, useState, useSyncExternalStore } from 'react';
import { readDraft } from '../../draft/use-draft-form.js';
import { z } from '../../draft/schema.js';
import { Talk, type Line, type Outgoing, type TalkMessage } from '../thread/talk.js';

const kept = z.array(z.object({ clientId: z.string(), text: z.string(), at: z.string() }));

/** What was not sent is offered again after a reload, under its client id (CHT-03, FLT-07). */
function unsentOf(key: string): Outgoing[] {
  const unsent = readDraft<z.infer<typeof kept>>(key, kept) ?? [];
  return unsent.map(({ at, ...one }) => ({ ...one, at: new Date(at), failure: 'UNSENT', retryAfterSeconds: null }));
}

function keepUnsent(key: string, outgoing: readonly Outgoing[]): void {
  try {
    const unsent = outgoing.map(({ clientId, text, at }) => ({ clientId, text, at: at.toISOString() }));
    if (unsent.length > 0) window.localStorage.setItem(key, JSON.stringify(unsent));
    else window.localStorage.removeItem(key);
  } catch {
    // Offered for as long as the page lives.
  }
}

/** A conversation that is open on the screen. The line belongs to it for as long as it lives. */
export function useTalk<Message extends TalkMessage>(
  makeLine: () => Line<Message>,
  { key, onRefused }: { /** Of what is kept. */ readonly key: string; onRefused(): void },
) {
  const [talk] = useState(() => new Talk<Message>(makeLine(), { unsent: unsentOf(`${key}.unsent`), onRefused }));
  const state = useSyncExternalStore(
    (watcher) => talk.watch(watcher),
    () => talk.state,
  );
  useEffect(() => talk.start(), [talk]);
  const { outgoing } = state;
  useEffect(() => keepUnsent(`${key}.unsent`, outgoing), [key, outgoing]);
  return { talk, state };
}
