import type { MyLeagueSubscriptionFragment } from '@setpoint/client/documents';
import type { TFunction } from 'i18next';
import { shownDay } from '../../../entities/level/figures.js';

type Next = NonNullable<MyLeagueSubscriptionFragment['next']>;

/** The name of a teammate, and whether they have yet to agree. */
export function teammateText(
  player: { readonly id: string; readonly displayName: string } | null,
  pending: readonly { readonly id: string }[],
  t: TFunction<'league'>,
): string {
  if (!player) return t('mine.nobody');
  const name = player.displayName;
  return pending.some(({ id }) => id === player.id) ? t('mine.notAgreed', { name }) : name;
}

/** What is other than now from the next phase on: the team, and how one wants to play (LEA-09). */
export function changesOf(
  { partner, reserve, preferences, next }: MyLeagueSubscriptionFragment & { readonly next: Next },
  t: TFunction<'league'>,
  language: string,
): readonly string[] {
  const changes: string[] = [];
  if (partner?.id !== next.partner?.id || reserve?.id !== next.reserve?.id) {
    const team = [next.partner, next.reserve].filter((player) => player !== null);
    changes.push(team.map((player) => teammateText(player, next.pending, t)).join(', ') || t('mine.nobody'));
  }
  const coming = next.preferences;
  if (preferences.absenceFrom !== coming.absenceFrom || preferences.absenceTo !== coming.absenceTo)
    changes.push(
      coming.absenceFrom && coming.absenceTo
        ? t('mine.changes.away', {
            from: shownDay(`${coming.absenceFrom}T12:00:00`, language),
            to: shownDay(`${coming.absenceTo}T12:00:00`, language),
          })
        : t('mine.changes.notAway'),
    );
  if (coming.notificationMobile && preferences.notificationMobile !== coming.notificationMobile)
    changes.push(coming.notificationMobile);
  if (preferences.courtIds.toSorted().join(' ') !== coming.courtIds.toSorted().join(' '))
    changes.push(t('mine.changes.centres', { count: coming.courtIds.length }));
  return changes;
}
