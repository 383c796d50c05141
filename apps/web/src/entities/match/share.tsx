import { Button, Group } from '@mantine/core';
import type { MatchCardFragment, MatchShareFragment } from '@setpoint/client/documents';
import { useSession } from '@setpoint/client/session';
import { toast } from '@setpoint/ui';
import { IconCalendarPlus, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courtAndCity } from '../court/court-and-city.js';
import { calendarFileOf } from './calendar-file.js';
import { shownDate, shownTime } from './match-time.js';
import { saveFile } from '@setpoint/client/files';
import { matchPath } from './next-action.js';
import { SharePicture } from './share-picture.js';

/** Ahead, or called off: then the file takes it out of the calendar again. */
const FOR_CALENDAR: readonly MatchCardFragment['state'][] = ['ORGANIZING', 'READY', 'CANCELLED'];

/** Share the match, as a picture too where everybody may see it, and keep it in the calendar once it has a time (MAT-16). */
export function ShareMatch({ match }: { readonly match: MatchCardFragment & MatchShareFragment }) {
  const { t } = useTranslation(['match', 'common']);
  const session = useSession();
  const [keeping, setKeeping] = useState(false);
  const url = `${window.location.origin}${matchPath(match)}`;
  const title = t('share.title', {
    sport: t(`common:sport.${match.sport.id}`),
    format: t(`format.${match.numberPlayers}`),
  });

  async function share() {
    const text = [
      match.datePlay && match.timePlay ? `${shownDate(match.datePlay)}, ${shownTime(match.timePlay)}` : null,
      match.court ? courtAndCity(match.court) : null,
    ]
      .filter(Boolean)
      .join(' · ');
    if (typeof navigator.share === 'function') {
      // Closing the system's sheet is no error.
      await navigator.share({ title, text, url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast({ tone: 'success', text: t('share.copied') });
    } catch {
      toast({ tone: 'error', text: t('share.failed', { url }), milliseconds: 8000 });
    }
  }

  async function keep() {
    setKeeping(true);
    try {
      saveFile(`setpoint-${match.datePlay ?? 'match'}.ics`, await calendarFileOf(match.id, session));
    } catch {
      toast({ tone: 'error', text: t('share.calendarFailed') });
    } finally {
      setKeeping(false);
    }
  }

  return (
    <Group gap="sm">
      <Button variant="light" leftSection={<IconShare size={18} aria-hidden />} onClick={() => void share()}>
        {t('share.share')}
      </Button>
      {match.visibility === 'PUBLIC' && <SharePicture of={`match/${encodeURIComponent(match.id)}`} title={title} />}
      {match.startsAt && FOR_CALENDAR.includes(match.state) && (
        <Button
          variant="light"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          loading={keeping}
          onClick={() => void keep()}
        >
          {t('share.calendar')}
        </Button>
      )}
    </Group>
  );
}
