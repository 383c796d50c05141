import { Badge, Button, Group, Text } from '@mantine/core';
import type { CourtPageFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { isSportId } from '@setpoint/kernel';
import { SportIcon } from '@setpoint/ui';
import { IconBallTennis, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MessageCourt } from '../../../entities/chat/message-court.js';
import { CourtCover } from '../../../entities/court/court-cover.js';
import { FavouriteButton } from '../favourite/favourite-button.js';
import classes from './court-page.module.css';

/** Which centre it is, and what one can do there. */
export function CourtHead({ court }: { readonly court: CourtPageFragment }) {
  const { t } = useTranslation(['court', 'common']);
  const me = useMe();
  return (
    <header className={classes.head}>
      <CourtCover court={court} className={classes.cover} eager />
      <div className={classes.title}>
        {court.isMine && (
          <Badge variant="light" tt="none" mb={6}>
            {t('page.mine')}
          </Badge>
        )}
        {court.logoUrl && <img src={court.logoUrl} alt="" className={classes.logo} />}
        <h2 className={classes.name}>{court.name}</h2>
        <Text className={classes.place}>
          <IconMapPin size={18} aria-hidden /> {court.address}, {court.city}
        </Text>
        <ul className={classes.sports}>
          {court.sports.filter(isSportId).map((sport) => (
            <li key={sport}>
              <SportIcon sport={sport} size={20} /> {t(`common:sport.${sport}`)}
            </li>
          ))}
        </ul>
      </div>
      <Group gap="xs">
        <Button
          component={Link}
          to={`/match/new?court=${encodeURIComponent(court.id)}`}
          leftSection={<IconBallTennis size={18} aria-hidden />}
        >
          {t('page.playHere')}
        </Button>
        {me && <FavouriteButton court={court} />}
        {me && !court.isMine && <MessageCourt court={court} />}
        {court.isMine && (
          <Button component={Link} to={`/court/${encodeURIComponent(court.id)}/edit`} variant="default">
            {t('page.edit')}
          </Button>
        )}
      </Group>
    </header>
  );
}
