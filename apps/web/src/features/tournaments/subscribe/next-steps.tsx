import { Anchor, Button, Group, Text } from '@mantine/core';
import type { EnteredTournamentFragment, MyEntryFragment } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { IconClock, IconReceipt, IconShare, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HeldUntil } from '../../../entities/checkout/held-until.js';
import { saveFile } from '@setpoint/client/files';
import { platformNow } from '@setpoint/client/time';
import { subscribePath, tournamentPath } from './addresses.js';
import { calendarOf } from './calendar.js';
import classes from './subscribe.module.css';

/** After registering: the partner's part, the receipt, the calendar, friends. */
export function NextSteps({
  tournament,
  entry,
  me,
}: {
  readonly tournament: EnteredTournamentFragment;
  readonly entry: MyEntryFragment;
  readonly me: string;
}) {
  const { t } = useTranslation('subscribe');
  const isWaiting = entry.state === 'AWAITING_PARTNER';
  const hasPaid = entry.paid.includes(me) && tournament.price.cents > 0;
  const address = `${window.location.origin}${tournamentPath(tournament.id)}`;

  const share = async (title: string, url: string) => {
    if (typeof navigator.share === 'function') {
      // Closing the system's sheet is no error.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast({ tone: 'success', text: t('share.copied') });
    } catch {
      toast({ tone: 'error', text: t('share.failed', { url }), milliseconds: 8000 });
    }
  };

  return (
    <ul className={classes.next} aria-label={t('nextSteps')}>
      {isWaiting && entry.partner && (
        <li>
          <IconUserPlus size={22} aria-hidden />
          <div>
            <p>{t('partnerPays', { name: entry.partner.displayName })}</p>
            {entry.until && <HeldUntil until={entry.until} />}
            <Button
              mt="xs"
              variant="light"
              onClick={() => void share(tournament.name, `${window.location.origin}${subscribePath(tournament.id)}`)}
            >
              {t('sendPartner')}
            </Button>
          </div>
        </li>
      )}
      <li>
        <IconClock size={22} aria-hidden />
        <p>
          {t('availability')}{' '}
          <Anchor component={Link} to="/player/sports/availability">
            {t('availabilityLink')}
          </Anchor>
        </p>
      </li>
      {hasPaid && (
        <li>
          <IconReceipt size={22} aria-hidden />
          <p>
            {t('receipt')}{' '}
            <Anchor component={Link} to="/player/account/invoices">
              {t('receiptLink')}
            </Anchor>
          </p>
        </li>
      )}
      <li>
        <IconShare size={22} aria-hidden />
        <div>
          <Text>{t('tell')}</Text>
          <Group gap="xs" mt="xs">
            <Button variant="light" onClick={() => void share(tournament.name, address)}>
              {t('share.label')}
            </Button>
            <Button
              variant="light"
              onClick={() =>
                saveFile(
                  `setpoint-${tournament.startOn}.ics`,
                  new Blob([calendarOf({ ...tournament, city: tournament.place.city, address }, platformNow())], {
                    type: 'text/calendar',
                  }),
                )
              }
            >
              {t('share.calendar')}
            </Button>
          </Group>
        </div>
      </li>
    </ul>
  );
}
