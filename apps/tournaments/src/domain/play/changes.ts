import { guestEntriesOf, isWithGuest, type PlayFixture, type PlayOfTournament } from './play.js';

/** Events to publish about a fixture. */
export type FixtureChange =
  | { readonly kind: 'READY' | 'EXPIRED' | 'DECIDED'; readonly fixture: PlayFixture }
  | {
      readonly kind: 'WITHDRAWN';
      readonly fixture: PlayFixture;
      readonly reason: 'CORRECTED' | 'EXCLUDED' | 'ABANDONED' | 'CANCELLED';
    };

/**
 * A pair that another one replaces is not withdrawn: the next revision takes its match away unless that has a result,
 * which only whoever keeps the match knows. Nobody keeps one of a guest.
 */
export function changesBetween(before: PlayOfTournament | null, after: PlayOfTournament): FixtureChange[] {
  const guestsBefore = before ? guestEntriesOf(before) : new Set<string>();
  const guestsAfter = guestEntriesOf(after);
  const known = new Map(before?.fixtures.map((fixture) => [fixture.id, fixture]));
  return after.fixtures.flatMap((fixture): FixtureChange[] => {
    const was = known.get(fixture.id);
    if (was === fixture) return [];
    const isSamePair = was?.revision === fixture.revision;
    const changes: FixtureChange[] = [];
    const wasOpen = was !== undefined && isOpen(was) && !isWithGuest(was, guestsBefore);
    const isPlayable = isOpen(fixture) && !isWithGuest(fixture, guestsAfter);
    if (wasOpen && !isPlayable && !(isSamePair && isEndOfMatch(fixture)))
      changes.push({ kind: 'WITHDRAWN', fixture: was, reason: reasonOf(fixture, isSamePair) });
    if (fixture.state === 'READY' && !(wasOpen && isSamePair)) changes.push({ kind: 'READY', fixture });
    if (fixture.state === 'CLOSING' && !fixture.leftToSupport && was?.state === 'READY')
      changes.push({ kind: 'EXPIRED', fixture });
    if (fixture.outcome && fixture.outcome.how !== 'BYE' && fixture.outcome !== was?.outcome)
      changes.push({ kind: 'DECIDED', fixture });
    return changes;
  });
}

const isOpen = ({ state }: PlayFixture): boolean => state === 'READY' || state === 'CLOSING';

/** Reported by the matches service. */
const isEndOfMatch = ({ outcome }: PlayFixture): boolean =>
  outcome !== null && (outcome.rule === null ? outcome.how === 'PLAYED' : UNPLAYED.includes(outcome.rule));

const UNPLAYED: readonly string[] = ['ONE_SILENT', 'BOTH_SILENT', 'BOTH_TRIED'];

function reasonOf({ outcome }: PlayFixture, isSamePair: boolean) {
  if (!isSamePair || !outcome) return 'CORRECTED';
  const { rule } = outcome;
  return rule === 'EXCLUDED' || rule === 'ABANDONED' ? rule : rule === 'BY_SUPPORT' ? 'CANCELLED' : 'CORRECTED';
}
